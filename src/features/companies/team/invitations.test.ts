import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { verifyEmail } from '#features/people/accounts/contract.ts'
import { aCandidate, anEmployer, backAtWork, somebody } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as team from './contract.ts'
import { freeSeats } from './seats.ts'

type Mail = { to: string; subject: string; text: string }

/** The newest mail to an address, and the key of the link in it. */
async function mailTo(site: Site, email: string) {
  const mail = (await site.settle()).find(({ to }) => to === email) as Mail | undefined
  return { ...mail, key: /\/join\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' }
}

async function confirmed(site: Site, over = {}) {
  const person = await somebody(site, 'employer', over)
  const mail = (await site.settle()).find(({ to }) => to === person.email)
  await person.visitor.call(verifyEmail, { hash: /verify-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' })
  return person
}

test('somebody without an account is invited, registers, joins with the role, and the address counts as confirmed', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const email = 'new.person@example.com'
  await site.world.db.updateTable('pages').set({ state: 'active' }).where('id', '=', owner.page.id).execute()
  const { data } = await owner.visitor.call(team.invite, { email, role: 'recruiter', words: 'Join us in May' })
  assert.equal(data.email, email)
  const { key, text } = await mailTo(site, email)
  assert.match(text ?? '', /Join us in May/)
  const stranger = new Visitor(site)
  const shown = await stranger.call(team.showInvitation, { key })
  assert.deepEqual([shown.data.page.id, shown.data.role], [owner.page.id, 'recruiter'])
  await stranger.refused('no_session', team.acceptByLink, { key })
  const person = await somebody(site, 'employer', { email })
  await person.visitor.call(team.acceptByLink, { key })
  const session = await person.visitor.call(check, {})
  assert.deepEqual([session.page_id, session.email_verified], [owner.page.id, true])
  assert.equal(session.may.includes('job.publish') && !session.may.includes('page.members'), true)
  await new Visitor(site).refused('link_expired', team.showInvitation, { key })
  await person.visitor.refused('not_allowed', team.invite, { email: 'x@example.com', role: 'analyst' })
  assert.deepEqual((await owner.visitor.call(team.listInvitations, {})).data, [])
  const { data: history } = await owner.visitor.call(team.teamHistory, {})
  assert.deepEqual(
    history.map(({ what }) => what),
    ['page.member_joined', 'page.member_invited'],
  )
})

test('a page that nobody checked mails no words to strangers; they are read behind the link', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const email = 'new.person@example.com'
  const words = 'Your account is locked, see http://elsewhere.example'
  await owner.visitor.call(team.invite, { email, role: 'recruiter', words })
  const { key, text } = await mailTo(site, email)
  assert.doesNotMatch(text ?? '', /locked|elsewhere/)
  assert.equal((await new Visitor(site).call(team.showInvitation, { key })).data.words, words)
})

test('somebody with another account joins by the link too, and that account’s address stays as it was', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  await owner.visitor.call(team.invite, { email: 'office@example.com', role: 'analyst' })
  const { key } = await mailTo(site, 'office@example.com')
  const person = await somebody(site, 'employer')
  await person.visitor.call(team.acceptByLink, { key })
  assert.equal((await person.visitor.call(check, {})).email_verified, false)
})

test('an invitation answers the same whether the address has an account or not, in the language of the account', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const known = await confirmed(site, { lang: 'fr' })
  const one = await owner.visitor.call(team.invite, { email: known.email, role: 'billing' })
  const other = await owner.visitor.call(team.invite, { email: 'nobody@example.com', role: 'billing' })
  assert.deepEqual(Object.keys(one.data), Object.keys(other.data))
  const mails = await site.settle()
  assert.match(mails.find(({ to }) => to === known.email)?.subject ?? '', /vous invite/)
  assert.match(mails.find(({ to }) => to === 'nobody@example.com')?.subject ?? '', /invites you/)
  const { data } = await known.visitor.call(team.myInvitations, {})
  assert.equal(data[0]?.role, 'billing')
  await known.visitor.call(team.acceptInvitation, { invitation: one.data.id })
  assert.equal((await known.visitor.call(check, {})).pages[0]?.role, 'billing')
  await owner.visitor.refused('already_on_team', team.invite, { email: known.email, role: 'analyst' })
})

test('whoever only claims an address sees none of its invitations', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const { data } = await owner.visitor.call(team.invite, { email: 'boss@example.com', role: 'admin' })
  const claims = await somebody(site, 'employer', { email: 'boss@example.com' })
  assert.deepEqual((await claims.visitor.call(team.myInvitations, {})).data, [])
  await claims.visitor.refused('not_found', team.acceptInvitation, { invitation: data.id })
  await claims.visitor.refused('not_found', team.declineInvitation, { invitation: data.id })
})

test('an invitation ends by time, by taking it back, by sending it anew; twice to one address is refused', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const email = 'late@example.com'
  const { data } = await owner.visitor.call(team.invite, { email, role: 'analyst' })
  await owner.visitor.refused('already_invited', team.invite, { email: 'LATE@example.com', role: 'analyst' })
  const first = await mailTo(site, email)
  await owner.visitor.call(team.inviteAgain, { invitation: data.id })
  const second = await mailTo(site, email)
  await new Visitor(site).refused('link_expired', team.showInvitation, { key: first.key })
  await new Visitor(site).call(team.showInvitation, { key: second.key })
  site.later(15 * 86_400_000)
  await new Visitor(site).refused('link_expired', team.showInvitation, { key: second.key })
  site.later(-15 * 86_400_000)
  await owner.visitor.call(team.withdrawInvitation, { invitation: data.id })
  await new Visitor(site).refused('link_expired', team.showInvitation, { key: second.key })
  await owner.visitor.call(team.invite, { email, role: 'analyst' })
})

test('a key made for something else opens no team', async () => {
  const site = await aSite()
  await aCandidate(site)
  const [mail] = await site.settle()
  const hash = /verify-email\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const person = await somebody(site, 'employer')
  await person.visitor.refused('link_expired', team.showInvitation, { key: hash })
  await person.visitor.refused('link_expired', team.acceptByLink, { key: hash })
})

test('a team has so many seats: members and open invitations take them, one taken back is free again', async () => {
  const site = await aSite()
  const owner = await anEmployer(site)
  const call = (index: number) =>
    owner.visitor.call(team.invite, { email: `seat.${index}@example.com`, role: 'analyst' })
  const [first] = await Promise.all(Array.from({ length: freeSeats - 1 }, (_, index) => call(index)))
  assert.deepEqual((await owner.visitor.call(team.listMembers, {})).seats, { all: freeSeats, taken: freeSeats })
  const late = { email: 'late@example.com', role: 'analyst' } as const
  await owner.visitor.refused('no_seats', team.invite, late)
  const asker = await somebody(site, 'employer')
  await asker.visitor.call(team.askToJoin, { page: owner.page.id })
  await owner.visitor.refused('no_seats', team.letIn, { user: asker.id, role: 'analyst' })
  // whoever holds an invitation already has a seat
  await owner.visitor.call(team.inviteAgain, { invitation: first?.data.id ?? '' })
  await owner.visitor.call(team.withdrawInvitation, { invitation: first?.data.id ?? '' })
  const both = await Promise.allSettled([
    owner.visitor.call(team.invite, late),
    owner.visitor.call(team.letIn, { user: asker.id, role: 'analyst' }),
  ])
  assert.equal(both.filter(({ status }) => status === 'fulfilled').length, 1)
  // those that ended take none, until they are sent again
  site.later(15 * 86_400_000)
  await backAtWork(owner)
  const { seats } = await owner.visitor.call(team.listMembers, {})
  assert.ok(seats.taken < 3, JSON.stringify(seats))
})
