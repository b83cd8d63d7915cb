import assert from 'node:assert/strict'
import { test } from 'node:test'
import { removeMember } from '#features/companies/team/contract.ts'
import { writeAsCandidate, writeAsPage } from '#features/hiring/applications/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aTalk } from '#tests/world/a-talk.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { live } from '#tests/world/live.ts'
import { aCandidate, anApplication, anEmployer } from '#tests/world/people.ts'
import { Visitor } from '#tests/world/visitor.ts'
import * as threads from './contract.ts'
import * as messages from './message-contract.ts'

test('both sides write in one order, what is unread is counted on each side, and reading is seen by the other', async () => {
  const { thread, say, read, counts, team, person } = await aTalk()
  const answer = await say(person, 'On Monday.')
  assert.equal(answer.seq, 2)
  await say(person, 'Is nine fine?')
  assert.deepEqual(
    (await read(team)).map(({ seq, side, mine, text }) => [seq, side, mine, text]),
    [
      [1, 'page', true, 'When can you come?'],
      [2, 'candidate', false, 'On Monday.'],
      [3, 'candidate', false, 'Is nine fine?'],
    ],
  )
  assert.deepEqual(await counts(team), { user: 0, page: 1, staff: 0 })
  assert.deepEqual(await counts(person), { user: 1, page: 0, staff: 0 })
  const [line] = (await team.call(threads.listThreads, { as: 'page' })).data
  assert.deepEqual([line?.unread, line?.waiting, line?.last?.text], [2, true, 'Is nine fine?'])
  await team.call(threads.readThread, { thread, seq: 2 })
  assert.equal((await team.call(threads.showThread, { thread })).data.unread, 1)
  await team.call(threads.readThread, { thread, seq: 99 })
  assert.deepEqual(await counts(team), { user: 0, page: 0, staff: 0 })
  const mine = await read(person)
  assert.deepEqual(
    mine.map(({ read_at }) => read_at !== null),
    [false, true, true],
  )
})

test('what is sent twice under one client id is kept once, also at the same moment; another’s id is no way to it', async () => {
  const { thread, read, team, person } = await aTalk()
  const client_id = newId()
  const send = { thread, client_id, text: 'Once.' }
  const sent = await Promise.all([1, 2, 3, 4].map(() => person.call(messages.sendMessage, send)))
  assert.equal(new Set(sent.map(({ data }) => data.id)).size, 1)
  assert.equal((await read(team)).length, 2)
  await team.call(messages.sendMessage, { ...send, text: 'Of somebody else.' })
  assert.deepEqual(
    (await read(team)).map(({ text }) => text),
    ['When can you come?', 'Once.', 'Of somebody else.'],
  )
})

test('what cannot be seen is no message, and what was taken back is not sent again under its old id', async () => {
  const { thread, say, person } = await aTalk()
  for (const text of ['\u200b\u200d\u2060', '\u00ad\u034f', '\u3164\u2800', ' \n\t'])
    await person.refused('invalid', messages.sendMessage, { thread, client_id: newId(), text })
  assert.equal((await say(person, '👨‍👩‍👧')).text, '👨‍👩‍👧')
  const client_id = newId()
  const { data } = await person.call(messages.sendMessage, { thread, client_id, text: 'Oh' })
  await person.call(messages.unsendMessage, { thread, message: data.id })
  await person.refused('message_unsent', messages.sendMessage, { thread, client_id, text: 'Oh' })
})

test('a list and a search say no number and no link of what its reader was warned of', async () => {
  const { say, team, person } = await aTalk()
  await say(team, 'Write on WhatsApp +971 50 123 4567 or https://evil.example/pay')
  const said = [
    JSON.stringify(await person.call(threads.listThreads, {})),
    JSON.stringify(await person.call(messages.searchMessages, { q: 'whatsapp' })),
  ].join()
  assert.ok(said.includes('WhatsApp') && !said.includes('4567') && !said.includes('evil'))
  assert.ok(JSON.stringify(await team.call(threads.listThreads, { as: 'page' })).includes('4567'))
})

test('twenty at once take the numbers two to twenty-one, each once', async () => {
  const { say, read, team, person } = await aTalk()
  await Promise.all(Array.from({ length: 20 }, (_, at) => say(at % 2 ? team : person, `Word ${at}`)))
  assert.deepEqual(
    (await read(team)).map(({ seq }) => seq),
    Array.from({ length: 21 }, (_, at) => at + 1),
  )
})

test('nobody else reads, writes, watches, marks or searches a conversation', async () => {
  const { site, thread, say, team, person } = await aTalk()
  const { id: message } = await say(person, 'Private words.')
  const others = [(await aCandidate(site)).visitor, (await anEmployer(site)).visitor]
  for (const visitor of others) {
    await visitor.refused('not_found', threads.showThread, { thread })
    await visitor.refused('not_found', messages.listMessages, { thread })
    await visitor.refused('not_found', messages.sendMessage, { thread, client_id: newId(), text: 'Hello' })
    await visitor.refused('not_found', messages.editMessage, { thread, message, text: 'Else' })
    await visitor.refused('not_found', messages.unsendMessage, { thread, message })
    await visitor.refused('not_found', messages.react, { thread, message, emoji: '👍' })
    await visitor.refused('not_found', threads.readThread, { thread, seq: 2 })
    await visitor.refused('not_found', threads.markThread, { thread, pinned: true })
    await visitor.refused('not_found', threads.keepDraft, { thread, text: 'x' })
    await visitor.refused('not_found', threads.sayTyping, { thread })
    await visitor.refused('not_found', threads.assignThread, { thread, user: null })
    await visitor.refused('not_found', threads.blockSender, { thread })
    assert.deepEqual((await visitor.call(messages.searchMessages, { q: 'Private' })).data, [])
    assert.deepEqual((await visitor.call(threads.listThreads, {})).data, [])
  }
  const guest = new Visitor(site)
  await guest.refused('no_session', threads.showThread, { thread })
  await person.refused('not_allowed', threads.listThreads, { as: 'page' })
  await team.refused('not_allowed', threads.listThreads, { as: 'staff' })
  await person.refused('not_allowed', threads.assignThread, { thread, user: null })
  await team.refused('not_allowed', threads.blockSender, { thread })
  const otherThread = await anApplication(site)
  await otherThread.employer.visitor.call(writeAsPage, { application: otherThread.application, text: 'Other' })
  await otherThread.employer.visitor.refused('not_found', messages.editMessage, {
    thread: otherThread.application,
    message,
    text: 'x',
  })
})

test('pins, silence, the archive and drafts are one’s own; news bring a conversation back', async () => {
  const { thread, say, counts, team, person } = await aTalk()
  const line = async (show: 'all' | 'archived' = 'all') => {
    const { data, pinned } = await person.call(threads.listThreads, { show })
    return { data: data.length, pinned: pinned.length, one: data[0] ?? pinned[0] }
  }
  await person.call(threads.markThread, { thread, pinned: true })
  assert.deepEqual([(await line()).pinned, (await line()).data], [1, 0])
  await person.call(threads.markThread, { thread, pinned: false, archived: true })
  assert.deepEqual([(await line()).data, (await line('archived')).data], [0, 1])
  assert.equal((await team.call(threads.listThreads, { as: 'page' })).data.length, 1, 'only for oneself')
  await say(team, 'News.')
  assert.equal((await line()).data, 1)
  await person.call(threads.markThread, { thread, mute: 8 })
  assert.equal((await counts(person)).user, 0)
  await person.call(threads.markThread, { thread, archived: true })
  await say(team, 'More.')
  assert.equal((await line()).data, 0, 'what is muted stays put away')
  await person.call(threads.markThread, { thread, mute: 0, archived: false })
  assert.equal((await counts(person)).user, 1)
  await person.call(threads.keepDraft, { thread, text: 'Half a sen' })
  assert.equal((await line()).one?.draft, 'Half a sen')
  assert.equal((await team.call(threads.showThread, { thread })).data.draft, '')
  await say(person, 'Half a sentence.')
  assert.equal((await line()).one?.draft, '')
})

test('two colleagues do not answer the same unless they mean it; whoever is named answers', async () => {
  const { site, employer, candidate, thread, say, team, person } = await aTalk()
  const colleague = await aColleague(site, employer.page.id, 'recruiter')
  const analyst = await aColleague(site, employer.page.id, 'analyst')
  const asked = await say(person, 'Which gate?')
  await say(team, 'Gate 4.', { seen: asked.seq })
  const problem = await colleague.visitor.refused('answered_meanwhile', messages.sendMessage, {
    ...{ thread, client_id: newId(), text: 'Gate 5.', seen: asked.seq },
  })
  assert.match(problem.title, new RegExp(employer.name))
  await say(colleague.visitor, 'Gate 4, as said.', { seen: asked.seq + 1 })
  await say(person, 'Thanks.', { seen: 1 })
  const { data: able } = await team.call(threads.listColleagues, { thread })
  assert.deepEqual(new Set(able.map(({ id }) => id)), new Set([employer.id, colleague.id]))
  await team.call(threads.assignThread, { thread, user: colleague.id })
  assert.equal((await team.call(threads.showThread, { thread })).data.assigned_to?.id, colleague.id)
  assert.equal((await person.call(threads.showThread, { thread })).data.assigned_to, null)
  const waits = async (visitor: Visitor) =>
    (await visitor.call(threads.listThreads, { as: 'page', show: 'waiting' })).data.length
  assert.deepEqual([await waits(team), await waits(colleague.visitor)], [0, 1])
  for (const user of [candidate.id, analyst.id, newId()])
    await team.refused('invalid', threads.assignThread, { thread, user })
})

test('whoever leaves the team reads and hears nothing more at once', async () => {
  const { site, employer, thread, say, team, person } = await aTalk()
  const colleague = await aColleague(site, employer.page.id, 'recruiter')
  const { connect } = await live(site)
  const line = await connect(colleague.visitor)
  assert.equal(await line.watch(`thread:${thread}`), true)
  assert.equal(await line.watch(`messages:${employer.page.id}`), true)
  await say(person, 'Hello.')
  assert.equal((await line.hear((word) => word.event === 'thread.message'))?.id, thread)
  await team.call(removeMember, { user: colleague.id })
  await line.hear((word) => word.refused === `thread:${thread}`)
  await line.hear((word) => word.refused === `messages:${employer.page.id}`)
  await colleague.visitor.refused('not_found', threads.showThread, { thread })
})

test('of a message open screens hear ids alone; who types is a side to one, a person to the team', async () => {
  const { site, employer, candidate, thread, team, person } = await aTalk()
  const { connect } = await live(site)
  const theirs = await connect(person)
  const ours = await connect(team)
  await theirs.watch(`user:${candidate.id}`)
  await ours.watch(`thread:${thread}`)
  await team.call(writeAsPage, { application: thread, text: 'Very private words' })
  const word = await theirs.hear(({ event }) => event === 'thread.message')
  assert.deepEqual([word?.id, JSON.stringify(word).includes('private')], [thread, false])
  await person.call(writeAsCandidate, { application: thread, text: 'Answer' })
  await ours.hear(({ event }) => event === 'thread.message')
  await person.call(threads.sayTyping, { thread })
  assert.equal((await ours.hear(({ event }) => event === 'thread.typing'))?.id, 'candidate')
  await team.call(threads.sayTyping, { thread })
  assert.equal((await ours.hear(({ event }) => event === 'thread.typing'))?.id, employer.id)
})
