import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { askDeactivation, deactivate } from '#features/people/own-data/contract.ts'
import { authenticate, reactivate } from '#features/people/sign-in/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aCandidate, anApplication, anEmployer, password } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { lapseProposals } from './background.ts'
import * as contract from './contract.ts'

const hour = 3_600_000
const ahead = (site: Site, hours: number) => new Date(site.world.now().getTime() + hours * hour).toISOString()

type Arranged = Omit<Takes<typeof contract.propose>, 'application'>
const arranged = (site: Site, people: string[], over: Partial<Arranged> = {}): Arranged => ({
  kind: 'on_site',
  minutes: 60,
  zone: 'Asia/Dubai',
  slots: [ahead(site, 48), ahead(site, 72)],
  people,
  place: 'Gate 4, second floor',
  note: 'Bring your licence.',
  interview_guide: 'Ask about night shifts.',
  ...over,
})

async function anInterview() {
  const site = await aSite()
  const world = await anApplication(site)
  const { visitor, id } = world.employer
  const proposed = await visitor.call(contract.propose, { application: world.application, ...arranged(site, [id]) })
  const outbox = await site.settle()
  const { data: mine } = await world.candidate.visitor.call(contract.myInterviews, {})
  return { site, ...world, interview: proposed.data, outbox, invitation: mine[0] as contract.Invitation }
}
const mailTo = (
  outbox: { to: string; subject: string; calendar?: { method: string; content: string } }[],
  to: string,
  about: RegExp,
) => outbox.filter((mail) => mail.to === to && about.test(mail.subject))

test('times are proposed, one is picked by the link without signing in, and both calendars have it', async () => {
  const { site, employer, candidate, application, interview, invitation, outbox } = await anInterview()
  assert.equal(interview.state, 'proposed')
  assert.equal(mailTo(outbox, candidate.email, /^Interview invitation from/).length, 1)
  assert.equal(mailTo(outbox, candidate.email, /^(?:Interview:|Invited)/).length, 0)
  const { data: applicant } = await employer.visitor.call(applications.showApplicant, { application })
  assert.equal(applicant.stage, 'interviewing')
  assert.ok(!JSON.stringify(invitation).includes('night shifts'))

  const guest = new Visitor(site)
  const { key, version, slots } = invitation
  const { data: picked } = await guest.call(contract.pickTime, { key, version, slot: slots[1] as string })
  assert.deepEqual([picked.state, picked.starts_at], ['confirmed', slots[1]])
  const after = await site.settle()
  const [mail] = mailTo(after, candidate.email, /^Interview scheduled/)
  assert.equal(mail?.calendar?.method, 'REQUEST')
  const entry = mail?.calendar?.content ?? ''
  assert.match(entry, /\r\nEND:VCALENDAR\r\n$/)
  assert.match(entry, /METHOD:REQUEST/)
  assert.match(entry, new RegExp(`DTSTART:${slots[1]?.replace(/[-:]|\.\d+/g, '')}`))
  assert.match(entry, /SEQUENCE:2/)
  assert.match(entry, /LOCATION:Gate 4\\, second floor/)
  assert.equal(mailTo(after, employer.email, /^Interview scheduled with/).length, 1)
  const file = await guest.ask(contract.interviewCalendar, { key })
  assert.match(String(file.headers['content-type']), /text\/calendar/)
})

test('of two who would get the same hour of one person the second is told, and of two versions too', async () => {
  const { site, employer, job, invitation } = await anInterview()
  const other = await aCandidate(site)
  const cv = aTextCv('Another candidate', 'Driver')
  const { data: sent } = await other.visitor.call(
    applications.apply,
    { job, name: other.name, lang: 'en' },
    { files: { cv } },
  )
  await employer.visitor.call(contract.propose, {
    application: sent.application,
    ...arranged(site, [employer.id], { slots: [...invitation.slots] }),
  })
  const { data: others } = await other.visitor.call(contract.myInterviews, {})
  const theirs = others[0] as contract.Invitation
  const slot = invitation.slots[0] as string
  const guest = new Visitor(site)
  const tries = await Promise.all([
    guest.ask(contract.pickTime, { key: invitation.key, version: 1, slot }),
    guest.ask(contract.pickTime, { key: theirs.key, version: 1, slot }),
  ])
  assert.deepEqual(tries.map(({ statusCode }) => statusCode).sort(), [200, 409])
  assert.match(tries.map(({ body }) => body).join(), /slot_taken/)
  const late = tries[0]?.statusCode === 200 ? theirs : invitation
  const won = late === theirs ? invitation : theirs
  const { data: left } = await guest.call(contract.showInvitation, { key: late.key })
  assert.deepEqual(left.slots, [late.slots[1]], 'the hour somebody else got is not offered any more')
  await guest.refused('changed_meanwhile', contract.pickTime, {
    key: won.key,
    version: 1,
    slot: won.slots[1] as string,
  })
  await guest.call(contract.pickTime, { key: late.key, version: 1, slot: late.slots[1] as string })
})

test('another time is asked for, other ones are proposed, and the calendar entry ends', async () => {
  const { site, employer, candidate, interview, invitation } = await anInterview()
  const guest = new Visitor(site)
  const { key } = invitation
  await guest.call(contract.pickTime, { key, version: 1, slot: invitation.slots[0] as string })
  await site.settle()
  await guest.call(contract.askOtherTime, { key, version: 2, reason: 'A test at school that day' })
  const asked = await site.settle()
  const [mail] = mailTo(asked, employer.email, /requested another interview time/)
  assert.equal(mail?.calendar?.method, 'CANCEL')
  const { data: again } = await employer.visitor.call(contract.proposeAgain, {
    interview: interview.id,
    version: 3,
    ...arranged(site, [employer.id], { kind: 'online', link: 'https://meet.example.com/x', slots: [ahead(site, 96)] }),
  })
  assert.deepEqual([again.state, again.version, again.link], ['proposed', 4, 'https://meet.example.com/x'])
  await employer.visitor.call(contract.cancelInterview, { interview: interview.id, version: 4, reason: 'We are full' })
  const off = await site.settle()
  assert.equal(mailTo(off, candidate.email, /Interview cancelled/).length, 1)
  const late = { key, slot: again.slots[0] as string }
  await guest.refused('interview_cancelled', contract.pickTime, { ...late, version: 5 })
  // an old tab is told the same, and not to load anew what is over
  await guest.refused('interview_cancelled', contract.pickTime, { ...late, version: 4 })
  await guest.refused('interview_cancelled', contract.declineInterview, { key, version: 4, reason: '' })
})

test('proposals nobody answered lapse; who is rejected is not waited for; an outcome needs the hour to have come', async () => {
  const { site, employer, candidate, application, interview, invitation } = await anInterview()
  const { visitor } = employer
  await visitor.refused('interview_state', contract.settleInterview, {
    interview: interview.id,
    version: 1,
    outcome: 'done',
  })
  site.later(73 * hour)
  await lapseProposals.run(backgroundContext(site.world), {})
  assert.equal(mailTo(await site.settle(), employer.email, /didn’t choose an interview time/).length, 1)
  await visitor.call(contract.proposeAgain, { interview: interview.id, version: 2, ...arranged(site, [employer.id]) })
  const { data } = await candidate.visitor.call(contract.showInvitation, { key: invitation.key })
  await candidate.visitor.call(contract.pickTime, { key: data.key, version: 3, slot: data.slots[0] as string })
  await visitor.refused('interview_ahead', contract.settleInterview, {
    interview: interview.id,
    version: 4,
    outcome: 'done',
  })
  const { data: applicant } = await visitor.call(applications.showApplicant, { application })
  await visitor.call(applications.move, { application, stage: 'rejected', reason: 'other', version: applicant.version })
  const out = await letBeTold(site)
  assert.equal(mailTo(out, candidate.email, /Interview cancelled/)[0]?.calendar?.method, 'CANCEL')
  assert.equal((await candidate.visitor.call(contract.showInvitation, { key: data.key })).data.state, 'cancelled')
})

test('what cannot be is refused: a passed time, a stranger in the room, no place, a forged link, another page, an unknown list', async () => {
  const { site, employer, application, interview, job } = await anInterview()
  const stranger = await anEmployer(site)
  const { visitor, id } = employer
  const invite = (over: Partial<Arranged>) => ({ application, ...arranged(site, [id], over) })
  await visitor.refused('interview_open', contract.propose, invite({}))
  await stranger.visitor.refused('not_found', contract.cancelInterview, { interview: interview.id, version: 1 })
  await visitor.refused('changed_meanwhile', contract.cancelInterview, { interview: interview.id, version: 9 })
  await visitor.call(contract.cancelInterview, { interview: interview.id, version: 1 })
  await visitor.refused('slot_past', contract.propose, invite({ slots: [ahead(site, -1)] }))
  const far = await visitor.refused('slot_far', contract.propose, invite({ slots: [ahead(site, 366 * 24 + 1)] }))
  assert.deepEqual(
    far.errors?.map(({ field }) => field),
    ['slots'],
  )
  await visitor.refused('invalid', contract.propose, invite({ people: [stranger.id] }))
  await visitor.refused('invalid', contract.propose, invite({ place: '' }))
  await visitor.refused('invalid', contract.propose, invite({ kind: 'online' }))
  for (const zone of ['Mars/Base', '+03:00']) await visitor.refused('invalid', contract.propose, invite({ zone }))
  const bare = await visitor.refused('invalid', contract.propose, invite({ place: '', people: [], slots: [] }))
  assert.deepEqual(
    bare.errors?.map(({ field, code }) => `${field} ${code}`),
    ['place required', 'people too_few', 'slots too_few'],
  )
  await stranger.visitor.refused('not_found', contract.propose, invite({}))
  await stranger.visitor.refused('not_found', contract.interviewsOf, { application })
  assert.equal((await visitor.call(contract.interviewsOf, { application })).data.zone, 'Asia/Dubai')
  await new Visitor(site).refused('link_expired', contract.showInvitation, { key: 'x'.repeat(40) })
  assert.equal((await stranger.visitor.call(contract.listInterviews, {})).data.length, 0)
  await visitor.refused('invalid', contract.listInterviews, { show: 'zz' as 'open' })
  const { data: listed } = await visitor.call(contract.listInterviews, { show: 'past' })
  assert.deepEqual(
    listed.map((one) => one.job.id),
    [job],
  )
  const { data: times } = await visitor.call(contract.freeTimesOf, { people: [id], minutes: 30, zone: 'Asia/Dubai' })
  assert.ok(times.length > 100)
  const elsewhere = { people: [id], minutes: 30, zone: 'Asia/Dubai' }
  await stranger.visitor.refused('invalid', contract.freeTimesOf, elsewhere)
  const { data: anybody } = await visitor.call(contract.freeTimesOf, { people: [], minutes: 30, zone: 'Asia/Dubai' })
  assert.ok(anybody.length > 100)
})

test('whoever deactivated the account is mailed no invitation, the team is told so, and it waits for their return', async () => {
  const site = await aSite()
  const { employer, candidate, application } = await anApplication(site)
  const { hash } = (await candidate.visitor.call(askDeactivation, {})).data
  await new Visitor(site).call(deactivate, { hash })
  await site.settle()
  const { data: applicant } = await employer.visitor.call(applications.showApplicant, { application })
  assert.equal(applicant.asleep, true)
  await employer.visitor.call(contract.propose, { application, ...arranged(site, [employer.id]) })
  assert.deepEqual(mailTo(await site.settle(), candidate.email, /nterview/), [])
  const back = new Visitor(site)
  const { ticket } = (await back.refused('account_asleep', authenticate, {
    email: candidate.email,
    password,
  })) as unknown as { ticket: string }
  await back.call(reactivate, { ticket })
  const { data: mine } = await back.call(contract.myInterviews, {})
  assert.deepEqual(
    mine.map(({ state }) => state),
    ['proposed'],
  )
  assert.equal((await employer.visitor.call(applications.showApplicant, { application })).data.asleep, false)
})
