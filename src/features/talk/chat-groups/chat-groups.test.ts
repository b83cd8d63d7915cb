import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeMember } from '#features/companies/team/contract.ts'
import { check } from '#features/front/session/contract.ts'
import { apply } from '#features/hiring/applications/contract.ts'
import * as threads from '#features/talk/threads/contract.ts'
import { countThreads } from '#features/talk/threads/count-contract.ts'
import * as messages from '#features/talk/threads/message-contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aWordyPdf } from '#tests/world/a-pdf.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { aGroup, liveJobs } from '#tests/world/groups.ts'
import { assign } from '#tests/world/job-team.ts'
import { live } from '#tests/world/live.ts'
import { aCandidate, anApplication, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import * as groups from './contract.ts'

async function aTeam() {
  const site = await aSite()
  const world = await anApplication(site)
  const { page } = world.employer
  const [recruiter, analyst] = [
    await aColleague(site, page.id, 'recruiter'),
    await aColleague(site, page.id, 'analyst'),
  ]
  const open = async (members: string[] = [recruiter.id]) =>
    (await world.employer.visitor.call(groups.openInternal, { title: 'Front office', members })).data.thread
  const say = async (visitor: Visitor, thread: string, text: string, more = {}) =>
    (await visitor.call(messages.sendMessage, { thread, client_id: newId(), text, ...more })).data
  const read = async (visitor: Visitor, thread: string) =>
    (await visitor.call(messages.listMessages, { thread })).data.messages.map(({ text }) => text)
  const show = async (visitor: Visitor, thread: string) => (await visitor.call(threads.showThread, { thread })).data
  return {
    site,
    ...world,
    owner: world.employer,
    boss: world.employer.visitor,
    recruiter,
    analyst,
    open,
    say,
    read,
    show,
  }
}

test('a group has whoever was taken in; the session names it; nobody else knows of it', async () => {
  const { boss, owner, recruiter, analyst, candidate, open, say, show, site } = await aTeam()
  const thread = await open()
  await say(boss, thread, 'Welcome')
  const shown = await show(recruiter.visitor, thread)
  assert.deepEqual([shown.title, shown.side, shown.role, shown.unread], ['Front office', 'member', 'member', 1])
  assert.deepEqual(
    shown.members.map(({ id, role }) => [id, role]),
    [
      [owner.id, 'owner'],
      [recruiter.id, 'member'],
    ],
  )
  const named = async (visitor: Visitor) =>
    (await visitor.call(check, {})).chat_groups.map(({ id, title }) => [id, title])
  assert.deepEqual(await named(recruiter.visitor), [[thread, 'Front office']])
  assert.deepEqual(await named(analyst.visitor), [])
  for (const { visitor } of [analyst, candidate, await anEmployer(site)])
    await visitor.refused('not_found', threads.showThread, { thread })
  await candidate.visitor.refused('not_allowed', groups.openInternal, { title: 'Mine' })
  await boss.refused('invalid', groups.openInternal, { title: 'With strangers', members: [candidate.id] })
  await boss.refused('invalid', groups.openInternal, { title: 'x' })
  await boss.refused('invalid', groups.openInternal, {})
})

test('who comes later reads from then on, or from the beginning where that is said; who leaves reads nothing', async () => {
  const { boss, owner, recruiter, analyst, open, say, read, site } = await aTeam()
  const thread = await open()
  await say(boss, thread, 'Before')
  const third = await aColleague(site, owner.page.id, 'recruiter')
  const { data: invitable } = await boss.call(groups.listInvitable, { thread })
  assert.deepEqual(new Set(invitable.map(({ id }) => id)), new Set([analyst.id, third.id]))
  await recruiter.visitor.refused('not_allowed', groups.inviteToGroup, { thread, users: [analyst.id] })
  await boss.call(groups.inviteToGroup, { thread, users: [analyst.id] })
  await boss.call(groups.inviteToGroup, { thread, users: [third.id], from_beginning: true })
  await say(boss, thread, 'After')
  assert.deepEqual(await read(analyst.visitor, thread), ['After'])
  assert.deepEqual(await read(third.visitor, thread), ['Before', 'After'])
  assert.deepEqual((await analyst.visitor.call(messages.searchMessages, { as: 'page', q: 'before' })).data, [])
  assert.equal((await analyst.visitor.call(countThreads, {})).data.page, 1)
  await analyst.visitor.call(groups.removeFromGroup, { thread, user: analyst.id })
  await analyst.visitor.refused('not_found', messages.listMessages, { thread })
})

test('whoever is taken out of a group hears nothing of it any more, on a line that stays', async () => {
  const { boss, recruiter, open, say, site } = await aTeam()
  const thread = await open()
  const { connect } = await live(site)
  const line = await connect(recruiter.visitor)
  assert.equal(await line.watch(`thread:${thread}`), true)
  await say(boss, thread, 'Hello')
  assert.equal((await line.hear(({ event }) => event === 'thread.message'))?.id, thread)
  await boss.call(groups.removeFromGroup, { thread, user: recruiter.id })
  await line.hear(({ refused }) => refused === `thread:${thread}`)
  assert.equal(await line.watch(`thread:${thread}`), false)
})

test('moderators look after members, owners after everybody, and a group keeps an owner', async () => {
  const { boss, owner, recruiter, analyst, open } = await aTeam()
  const thread = await open([recruiter.id, analyst.id])
  await boss.refused('group_owner', groups.removeFromGroup, { thread, user: owner.id })
  await boss.refused('group_owner', groups.setGroupRole, { thread, user: owner.id, role: 'member' })
  await recruiter.visitor.refused('not_allowed', groups.removeFromGroup, { thread, user: analyst.id })
  await recruiter.visitor.refused('not_allowed', groups.renameGroup, { thread, title: 'Ours' })
  await boss.call(groups.setGroupRole, { thread, user: recruiter.id, role: 'moderator' })
  await recruiter.visitor.call(groups.renameGroup, { thread, title: 'Front \u202eoffice' })
  assert.equal((await boss.call(threads.showThread, { thread })).data.title, 'Front office')
  await boss.refused('invalid', groups.renameGroup, { thread, title: 'See https://x.example' })
  await recruiter.visitor.refused('not_allowed', groups.removeFromGroup, { thread, user: owner.id })
  await recruiter.visitor.refused('not_allowed', groups.setGroupRole, { thread, user: recruiter.id, role: 'owner' })
  await boss.call(groups.setGroupRole, { thread, user: analyst.id, role: 'reader' })
  await analyst.visitor.refused('not_allowed', messages.sendMessage, { thread, client_id: newId(), text: 'x' })
  await recruiter.visitor.call(groups.removeFromGroup, { thread, user: analyst.id })
  await boss.call(groups.setGroupRole, { thread, user: recruiter.id, role: 'owner' })
  const leave = ({ visitor, id }: { visitor: Visitor; id: string }) =>
    visitor.ask(groups.removeFromGroup, { thread, user: id })
  // both owners leave at once: whoever is second is the last one, and may
  await Promise.all([leave(owner), leave(recruiter)])
  await boss.refused('not_found', threads.showThread, { thread })
})

test('whoever leaves the company is out of its groups, and is not told of them', async () => {
  const { boss, recruiter, open, say, site } = await aTeam()
  const thread = await open()
  await boss.call(removeMember, { user: recruiter.id })
  await recruiter.visitor.refused('not_found', threads.showThread, { thread })
  await site.settle()
  const before = (await site.settle()).filter(({ to }) => to === recruiter.email).length
  await say(boss, thread, 'Between us')
  assert.equal((await site.settle()).filter(({ to }) => to === recruiter.email).length, before)
})

test('named people are told by name, also where it is muted; of all that came before one reads one is told once', async () => {
  const { boss, recruiter, analyst, open, say, site, candidate } = await aTeam()
  const thread = await open([recruiter.id, analyst.id])
  await analyst.visitor.call(threads.markThread, { thread, mute: null })
  const told = async (email: string) =>
    (await site.settle())
      .filter(({ to, subject }) => to === email && /Front office/.test(subject))
      .map(({ subject }) => subject)
  await say(boss, thread, 'One')
  await say(boss, thread, 'Two')
  assert.equal((await told(recruiter.email)).length, 1)
  assert.equal((await told(analyst.email)).length, 0)
  const named = await say(boss, thread, 'Ask them', { mentions: [analyst.id, candidate.id] })
  assert.deepEqual(
    named.mentions.map(({ id }) => id),
    [analyst.id],
    'nobody is named into a group',
  )
  assert.match((await told(analyst.email))[0] ?? '', /mentioned you/)
  const { data } = await analyst.visitor.call(threads.listThreads, { as: 'page', show: 'mentions' })
  assert.deepEqual(
    data.map(({ mentions }) => mentions),
    [1],
  )
  await recruiter.visitor.call(threads.readThread, { thread, seq: 3 })
  await say(boss, thread, 'Four')
  assert.equal((await told(recruiter.email)).length, 2)
  const [mine] = (await boss.call(messages.listMessages, { thread })).data.messages
  assert.equal(mine?.read_by, 1)
})

test('the group of a job has its hiring team at every moment, once, and nobody can be added to it', async () => {
  const { boss, job, site, owner, say, show } = await aTeam()
  const manager = await aColleague(site, owner.page.id, 'hiring_manager')
  const [one, other] = await Promise.all([1, 2].map(() => boss.call(groups.openInternal, { job })))
  const thread = one?.data.thread ?? ''
  assert.equal(thread, other?.data.thread)
  await manager.visitor.refused('not_found', threads.showThread, { thread })
  await assign(boss, job, [manager.id])
  await say(manager.visitor, thread, 'I am in')
  assert.ok((await show(boss, thread)).members.some(({ id }) => id === manager.id))
  await boss.refused('not_allowed', groups.inviteToGroup, { thread, users: [manager.id] })
  await assign(boss, job, [])
  await manager.visitor.refused('not_found', threads.showThread, { thread })
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', groups.openInternal, { job })
})

test('a team writes to all who applied through a collection; they read, and learn nothing of each other', async () => {
  const { boss, owner, site, say, show, read } = await aTeam()
  const jobs = await liveJobs(site, boss, ['Waiter', 'Cook'])
  const collection = await aGroup(boss, jobs)
  const enter = async () => {
    const person = await aCandidate(site)
    const cv = { name: 'cv.pdf', bytes: aWordyPdf(['Waiter, 2020 to 2026']) }
    const sent = { job: jobs[0] ?? '', name: person.name, lang: 'en' as const, group: collection.address.slice(-8) }
    await person.visitor.call(apply, sent, { files: { cv } })
    return person
  }
  const first = await enter()
  await site.settle()
  const { thread } = (await boss.call(groups.openForJobGroup, { group: collection.id })).data
  const second = await enter()
  await site.settle()
  await say(boss, thread, 'Doors open at nine')
  for (const { visitor } of [first, second]) {
    const shown = await show(visitor, thread)
    assert.deepEqual([shown.role, shown.may.includes('write'), shown.member_count], ['reader', false, 2])
    assert.ok(shown.members.some(({ id }) => id === owner.id))
    assert.ok(!JSON.stringify(shown).includes(first.name) && !JSON.stringify(shown).includes(second.name))
    assert.deepEqual(await read(visitor, thread), ['Doors open at nine'])
    assert.deepEqual((await visitor.call(threads.listThreads, {})).data.map(({ id }) => id).includes(thread), true)
    await visitor.refused('not_allowed', messages.sendMessage, { thread, client_id: newId(), text: 'Hi all' })
  }
  const manager = await aColleague(site, owner.page.id, 'hiring_manager', jobs[0])
  await manager.visitor.refused('not_found', threads.showThread, { thread })
  await manager.visitor.refused('not_allowed', groups.openForJobGroup, { group: collection.id })
  await (await anEmployer(site)).visitor.refused('not_found', groups.openForJobGroup, { group: collection.id })
})
