import assert from 'node:assert/strict'
import { test } from 'node:test'
import { check } from '#features/front/session/contract.ts'
import { writeToPerson } from '#features/sourcing/direct-messages/contract.ts'
import { blockSender, listThreads, showThread } from '#features/talk/threads/contract.ts'
import { listMessages, sendMessage } from '#features/talk/threads/message-contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { newId } from '#platform/shared/ids.ts'
import { aCandidate, anApplication, anEmployer, confirmed, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'
import { forgetOldConnections } from './background.ts'
import { answerConnection, askToConnect, endConnection, listConnections, talkToConnection } from './contract.ts'
import { connectionHolding } from './holding.ts'
import { keptDays, mayAsk, mostAsked, mostWaiting, type Show, waitDays } from './rules.ts'

const site = await aSite()
const day = 86_400_000
const list = async (visitor: Visitor, show: Show) => (await visitor.call(listConnections, { show })).data
const firstOf = async (visitor: Visitor, show: Show) => (await list(visitor, show))[0]?.id ?? newId()
const said = (text: string) => ({ client_id: crypto.randomUUID(), text })

/** Two who work for one page, so that they may ask each other by id. */
async function colleagues() {
  const employer = await anEmployer(site)
  return [employer, await teammate(site, employer.page.id, 'recruiter')] as const
}
async function connected() {
  const [one, other] = await colleagues()
  await one.visitor.call(askToConnect, { user: other.id })
  const connection = await firstOf(other.visitor, 'asked_of_me')
  await other.visitor.call(answerConnection, { connection, answer: 'accept' })
  return { one, other, connection }
}

test('so many a day, and so many that wait', () => {
  const code = (asked: number, waiting: number) => {
    const answer = mayAsk({ asked, waiting })
    return answer.refused ? answer.code : 'yes'
  }
  assert.deepEqual(
    [code(mostAsked - 1, mostWaiting - 1), code(mostAsked, 0), code(0, mostWaiting)],
    ['yes', 'connections_asked', 'connections_waiting'],
  )
})

test('a request is told, accepted, counted and opens a conversation; ended, that is read and not written', async () => {
  const [one, other] = await colleagues()
  const note = 'We met at the fair\u202E'
  assert.deepEqual((await one.visitor.call(askToConnect, { user: other.id, note })).data, { connected: false })
  await one.visitor.refused('connection_asked', askToConnect, { user: other.id })
  assert.ok((await site.settle()).some(({ to, text }) => to === other.email && text.includes('We met at the fair')))
  const [asked] = await list(other.visitor, 'asked_of_me')
  assert.deepEqual([asked?.person?.id, asked?.email], [one.id, null])
  assert.equal((await list(one.visitor, 'asked_by_me'))[0]?.person?.name, other.name)
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
  const [one, other] = await colleagues()
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

test('an address gives one answer whether it has an account or not, and is nobody’s name until it accepts', async () => {
  const one = await aCandidate(site)
  const unconfirmed = await aCandidate(site)
  const other = await confirmed(site, await aCandidate(site))
  const answers = []
  for (const email of ['nobody-at-all@example.com', unconfirmed.email, other.email.toUpperCase()])
    answers.push(await one.visitor.ask(askToConnect, { email }))
  assert.equal(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size, 1)
  const told = (await site.settle()).filter(({ subject }) => subject?.includes(`${one.name} wants to connect`))
  assert.deepEqual(
    told.map(({ to }) => to),
    [other.email],
  )
  const mine = await list(one.visitor, 'asked_by_me')
  assert.deepEqual([mine.length, mine.some(({ person }) => person)], [3, false])
  assert.equal((await list(unconfirmed.visitor, 'asked_of_me')).length, 0)
  // whoever confirms the address later finds the request
  await confirmed(site, unconfirmed)
  assert.equal((await list(unconfirmed.visitor, 'asked_of_me')).length, 1)
  const connection = await firstOf(other.visitor, 'asked_of_me')
  await other.visitor.call(answerConnection, { connection, answer: 'accept' })
  assert.equal((await list(one.visitor, 'accepted'))[0]?.person?.name, other.name)
  // and an address that is connected answers as any other does
  assert.equal((await one.visitor.ask(askToConnect, { email: other.email })).body, answers[0]?.body)
  assert.equal((await list(other.visitor, 'asked_of_me')).length, 0)
})

test('a no is not told apart from silence, and holds for 90 days', async () => {
  const [one, other] = await colleagues()
  await confirmed(site, other)
  await one.visitor.call(askToConnect, { user: other.id })
  await one.visitor.call(askToConnect, { email: 'silent@example.com' })
  const connection = await firstOf(other.visitor, 'asked_of_me')
  await other.visitor.call(answerConnection, { connection, answer: 'decline' })
  assert.equal((await list(one.visitor, 'asked_by_me')).length, 2)
  await site.settle()
  await one.visitor.refused('connection_asked', askToConnect, { user: other.id })
  await one.visitor.call(endConnection, { connection })
  // asked anew by either way, it is sent as any is, and nobody hears of it
  await one.visitor.call(askToConnect, { user: other.id })
  await one.visitor.call(askToConnect, { email: other.email })
  assert.equal((await list(other.visitor, 'asked_of_me')).length, 0)
  assert.ok(!(await site.settle()).some(({ to }) => to === other.email))
  const given = JSON.stringify(await connectionHolding.give(backgroundContext(site.world), one.id))
  assert.ok(!given.includes('declined'))
  // the one who said no may ask
  assert.deepEqual((await other.visitor.call(askToConnect, { user: one.id })).data, { connected: false })
  const theirs = await firstOf(one.visitor, 'asked_of_me')
  await other.visitor.call(endConnection, { connection: theirs })
  const long = new Date(site.world.now().getTime() - (waitDays + 1) * day)
  await site.world.db.updateTable('connections').set({ asked_at: long }).where('user_id', '=', one.id).execute()
  assert.equal((await list(one.visitor, 'asked_by_me')).length, 0)
})

test('after 90 days somebody may be asked again; what came to nothing is forgotten after 180', async () => {
  const [one, other] = await colleagues()
  await one.visitor.call(askToConnect, { user: other.id })
  const connection = await firstOf(other.visitor, 'asked_of_me')
  await other.visitor.call(answerConnection, { connection, answer: 'decline' })
  const ago = (days: number) => new Date(site.world.now().getTime() - days * day)
  const at = { asked_at: ago(waitDays + 2), answered_at: ago(waitDays + 1) }
  await site.world.db.updateTable('connections').set(at).where('id', '=', connection).execute()
  await one.visitor.call(askToConnect, { user: other.id })
  assert.equal((await list(other.visitor, 'asked_of_me')).length, 1)
  await site.world.db
    .updateTable('connections')
    .set({ asked_at: ago(keptDays + 1) })
    .where('id', '=', connection)
    .execute()
  await forgetOldConnections.run(backgroundContext(site.world), {})
  const { rows } = await site.pool.query('select id from connections where user_id = $1', [one.id])
  assert.equal(rows.length, 1)
})

test('two who ask each other at once are connected once; accept against remove, and against withdraw, leaves one truth', async () => {
  for (let round = 0; round < 4; round++) {
    const [one, other] = await colleagues()
    const answers = await Promise.all([
      one.visitor.call(askToConnect, { user: other.id }),
      other.visitor.call(askToConnect, { user: one.id }),
    ])
    assert.equal(answers.filter(({ data }) => data.connected).length, 1)
    assert.equal((await list(one.visitor, 'accepted')).length, 1)
    assert.equal((await list(other.visitor, 'asked_of_me')).length + (await list(one.visitor, 'asked_of_me')).length, 0)
  }
  for (let round = 0; round < 4; round++) {
    const [one, other] = await colleagues()
    await one.visitor.call(askToConnect, { user: other.id })
    const connection = await firstOf(other.visitor, 'asked_of_me')
    const [accepted, ended] = await Promise.all([
      other.visitor.ask(answerConnection, { connection, answer: 'accept' }),
      one.visitor.ask(endConnection, { connection }),
    ])
    assert.ok(ended.statusCode === 200 && [200, 404].includes(accepted.statusCode))
    assert.equal((await list(one.visitor, 'accepted')).length, 0)
    assert.equal((await list(other.visitor, 'accepted')).length, 0)
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
  const connection = await firstOf(one.visitor, 'asked_by_me')
  await one.visitor.call(endConnection, { connection })
  await one.visitor.refused('connections_asked', askToConnect, { email: 'one-more@example.com' })
})

test('a block declines what was asked, stops what is asked, and is not told', async () => {
  const { one, other, connection } = await connected()
  const { thread } = (await one.visitor.call(talkToConnection, { connection })).data
  await one.visitor.call(sendMessage, { thread, ...said('Hello') })
  await other.visitor.call(endConnection, { connection })
  await one.visitor.call(askToConnect, { user: other.id })
  assert.equal((await list(other.visitor, 'asked_of_me')).length, 1)
  await other.visitor.call(blockSender, { thread })
  await site.settle()
  assert.equal((await list(other.visitor, 'asked_of_me')).length, 0)
  const { rows } = await site.pool.query("select state from connections where user_id = $1 and state = 'declined'", [
    one.id,
  ])
  assert.equal(rows.length, 1)
  assert.equal((await list(one.visitor, 'asked_by_me')).length, 1)

  const [third, fourth] = await colleagues()
  await third.visitor.call(askToConnect, { user: fourth.id })
  const asked = await firstOf(fourth.visitor, 'asked_of_me')
  await fourth.visitor.call(answerConnection, { connection: asked, answer: 'block' })
  await third.visitor.call(endConnection, { connection: asked })
  assert.deepEqual((await third.visitor.call(askToConnect, { user: fourth.id })).data, { connected: false })
  assert.equal((await list(fourth.visitor, 'asked_of_me')).length, 0)
})

test('what one holds of connections is given and forgotten; who was asked by an address leaves no trace of having been', async () => {
  const ctx = backgroundContext(site.world)
  const one = await aCandidate(site)
  const other = await confirmed(site, await aCandidate(site))
  await one.visitor.call(askToConnect, { email: other.email })
  const connection = await firstOf(other.visitor, 'asked_of_me')
  assert.equal(((await connectionHolding.give(ctx, other.id)) as unknown[]).length, 1)
  await other.visitor.call(answerConnection, { connection, answer: 'decline' })
  const before = JSON.stringify(await list(one.visitor, 'asked_by_me'))
  await site.world.db.transaction().execute((tx) => connectionHolding.forget(ctx, tx, other.id))
  assert.equal(JSON.stringify(await list(one.visitor, 'asked_by_me')), before)
  await site.world.db.transaction().execute((tx) => connectionHolding.forget(ctx, tx, one.id))
  assert.deepEqual(await connectionHolding.give(ctx, one.id), [])
})
