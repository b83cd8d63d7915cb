import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { writeToPerson } from '#features/sourcing/direct-messages/contract.ts'
import { blockSender, listThreads, readThread, showThread } from '#features/talk/threads/contract.ts'
import { countThreads } from '#features/talk/threads/count-contract.ts'
import { listMessages, react, searchMessages, sendMessage } from '#features/talk/threads/message-contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { connectionsOf, latestOf, twoColleagues, twoConnected } from '#tests/world/connections.ts'
import { aCandidate, anApplication, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { answerConnection, askToConnect, endConnection, talkToConnection } from './contract.ts'
import { mayAsk, mostAsked, mostWaiting } from './rules.ts'

const site = await aSite()
const said = (text: string) => ({ client_id: crypto.randomUUID(), text })

test('so many that wait', () => {
  const code = (waiting: number) => {
    const answer = mayAsk(waiting)
    return answer.refused ? answer.code : 'yes'
  }
  assert.deepEqual([code(mostWaiting - 1), code(mostWaiting)], ['yes', 'connections_waiting'])
})

test('a request is told, accepted, counted and opens a conversation; ended, that is read and not written', async () => {
  const [one, other] = await twoColleagues(site)
  const note = 'We met at the fair\u202E'
  assert.deepEqual((await one.visitor.call(askToConnect, { user: other.id, note })).data, { connected: false })
  await one.visitor.refused('connection_asked', askToConnect, { user: other.id })
  assert.ok((await site.settle()).some(({ to, text }) => to === other.email && text.includes('We met at the fair')))
  const [asked] = await connectionsOf(other.visitor, 'asked_of_me')
  assert.deepEqual([asked?.person?.id, asked?.email], [one.id, null])
  assert.equal((await connectionsOf(one.visitor, 'asked_by_me'))[0]?.person?.name, other.name)
  const connection = asked?.id ?? ''
  await one.visitor.refused('not_found', answerConnection, { connection, answer: 'accept' })
  await other.visitor.call(answerConnection, { connection, answer: 'accept' })
  await other.visitor.call(answerConnection, { connection, answer: 'accept' })
  await other.visitor.refused('not_found', answerConnection, { connection, answer: 'decline' })
  assert.ok((await site.settle()).some(({ to, subject }) => to === one.email && subject?.includes(other.name)))
  await other.visitor.refused('already_connected', askToConnect, { user: one.id })
  for (const { visitor } of [one, other]) assert.equal((await visitor.call(check, {})).connections, 1)

  const opened = await Promise.all([one, other].map(({ visitor }) => visitor.call(talkToConnection, { connection })))
  const thread = opened[0]?.data.thread ?? ''
  assert.equal(opened[1]?.data.thread, thread)
  const sent = await one.visitor.call(sendMessage, { thread, ...said('Hello') })
  assert.deepEqual(
    (await other.visitor.call(listThreads, {})).data.map(({ title, kind }) => [title, kind]),
    [[one.name, 'personal']],
  )
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', showThread, { thread })
  await stranger.visitor.refused('not_found', talkToConnection, { connection })
  await stranger.visitor.refused('not_found', endConnection, { connection })
  await other.visitor.call(endConnection, { connection })
  await other.visitor.refused('not_found', endConnection, { connection })
  await one.visitor.refused('thread_closed', sendMessage, { thread, ...said('Are you there?') })
  assert.equal((await one.visitor.call(showThread, { thread })).data.closed, 'thread_closed')
  assert.equal((await one.visitor.call(listMessages, { thread })).data.messages[0]?.id, sent.data.id)
  assert.equal((await one.visitor.call(check, {})).connections, 0)
  await one.visitor.refused('not_found', talkToConnection, { connection })
})

test('by id only whom one works or talks with: nobody learns from it who exists', async () => {
  const [one, other] = await twoColleagues(site)
  const stranger = await anEmployer(site)
  for (const user of [stranger.id, newId()]) await one.visitor.refused('not_found', askToConnect, { user })
  await one.visitor.refused('invalid', askToConnect, { user: one.id })
  await one.visitor.refused('invalid', askToConnect, {})
  await one.visitor.refused('invalid', askToConnect, { user: other.id, email: 'a@example.com' })
  await one.visitor.refused('invalid', askToConnect, { email: 'no address' })
  await one.visitor.refused('invalid', askToConnect, { email: one.email.toUpperCase() })
  await one.visitor.refused('invalid', askToConnect, { user: other.id, note: 'x'.repeat(301) })

  const { employer, candidate } = await anApplication(site)
  await candidate.visitor.refused('not_found', askToConnect, { user: employer.id })
  const { data } = await employer.visitor.call(writeToPerson, { person: candidate.id, ...said('Hello') })
  await candidate.visitor.call(askToConnect, { user: employer.id })
  await stranger.visitor.refused('not_found', showThread, { thread: data.thread })
})

test('two who ask each other at once are connected once; accept against remove, and against withdraw, leaves one truth', async () => {
  for (let round = 0; round < 4; round++) {
    const [one, other] = await twoColleagues(site)
    const answers = await Promise.all([
      one.visitor.call(askToConnect, { user: other.id }),
      other.visitor.call(askToConnect, { user: one.id }),
    ])
    assert.equal(answers.filter(({ data }) => data.connected).length, 1)
    assert.equal((await connectionsOf(one.visitor, 'accepted')).length, 1)
    assert.equal(
      (await connectionsOf(other.visitor, 'asked_of_me')).length +
        (await connectionsOf(one.visitor, 'asked_of_me')).length,
      0,
    )
  }
  for (let round = 0; round < 4; round++) {
    const [one, other] = await twoColleagues(site)
    await one.visitor.call(askToConnect, { user: other.id })
    const connection = await latestOf(other.visitor, 'asked_of_me')
    const [accepted, ended] = await Promise.all([
      other.visitor.ask(answerConnection, { connection, answer: 'accept' }),
      one.visitor.ask(endConnection, { connection }),
    ])
    assert.ok(ended.statusCode === 200 && [200, 404].includes(accepted.statusCode))
    assert.equal((await connectionsOf(one.visitor, 'accepted')).length, 0)
    assert.equal((await connectionsOf(other.visitor, 'accepted')).length, 0)
  }
})

test('of many at once no more go out than a day has', async () => {
  const one = await aCandidate(site)
  const answers = await Promise.all(
    Array.from({ length: mostAsked + 20 }, (_, at) =>
      one.visitor.ask(askToConnect, { email: `many-${at}@example.com` }),
    ),
  )
  assert.equal(answers.filter(({ statusCode }) => statusCode === 201).length, mostAsked)
  // taken back, they still count
  const connection = await latestOf(one.visitor, 'asked_by_me')
  await one.visitor.call(endConnection, { connection })
  await one.visitor.refused('connections_asked', askToConnect, { email: 'one-more@example.com' })
})

test('a block declines what was asked, stops what is asked, and is not told', async () => {
  const { one, other, connection } = await twoConnected(site)
  const { thread } = (await one.visitor.call(talkToConnection, { connection })).data
  await one.visitor.call(sendMessage, { thread, ...said('Hello') })
  await other.visitor.call(endConnection, { connection })
  await one.visitor.call(askToConnect, { user: other.id })
  assert.equal((await connectionsOf(other.visitor, 'asked_of_me')).length, 1)
  await other.visitor.call(blockSender, { thread })
  await site.settle()
  assert.equal((await connectionsOf(other.visitor, 'asked_of_me')).length, 0)
  const { rows } = await site.pool.query("select state from connections where user_id = $1 and state = 'declined'", [
    one.id,
  ])
  assert.equal(rows.length, 1)
  assert.equal((await connectionsOf(one.visitor, 'asked_by_me')).length, 1)

  const [third, fourth] = await twoColleagues(site)
  await third.visitor.call(askToConnect, { user: fourth.id })
  const asked = await latestOf(fourth.visitor, 'asked_of_me')
  await fourth.visitor.call(answerConnection, { connection: asked, answer: 'block' })
  await third.visitor.call(endConnection, { connection: asked })
  assert.deepEqual((await third.visitor.call(askToConnect, { user: fourth.id })).data, { connected: false })
  assert.equal((await connectionsOf(fourth.visitor, 'asked_of_me')).length, 0)
})

test('what a blocked connection writes is its own to read, and unread nowhere', async () => {
  const { one, other, connection } = await twoConnected(site)
  const { thread } = (await one.visitor.call(talkToConnection, { connection })).data
  const heard = await one.visitor.call(sendMessage, { thread, ...said('Before') })
  await other.visitor.call(blockSender, { thread })
  const { data } = await one.visitor.call(sendMessage, { thread, ...said('Into the void') })
  const read = async (visitor: Visitor) =>
    (await visitor.call(listMessages, { thread })).data.messages.map(({ text }) => text)
  assert.deepEqual(await read(one.visitor), ['Before', 'Into the void'])
  assert.deepEqual(await read(other.visitor), ['Before'])
  await other.visitor.refused('not_found', react, { thread, message: data.id, emoji: '👍' })
  await other.visitor.refused('invalid', sendMessage, { thread, ...said('Answer'), reply_to: data.id })
  assert.deepEqual((await other.visitor.call(searchMessages, { q: 'void' })).data, [])
  const line = async () => (await other.visitor.call(listThreads, {})).data[0]
  assert.deepEqual([(await line())?.unread, (await line())?.last?.text], [1, 'Before'])
  await other.visitor.call(readThread, { thread, seq: heard.data.seq })
  assert.equal((await line())?.unread, 0)
  assert.equal((await other.visitor.call(countThreads, {})).data.user, 0)
  assert.deepEqual((await other.visitor.call(listThreads, { show: 'unread' })).data, [])
})
