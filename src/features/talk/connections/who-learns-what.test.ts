import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runRetention } from '#features/staff/retention/run-retention.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { connectionsOf, latestOf, twoColleagues } from '#tests/world/connections.ts'
import { forgotten } from '#tests/world/forgotten.ts'
import { aCandidate, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { answerConnection, askToConnect, endConnection } from './contract.ts'
import { connectionHolding } from './holding.ts'
import { keptDays, waitDays } from './rules.ts'

const site = await aSite()
const day = 86_400_000

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
  const mine = await connectionsOf(one.visitor, 'asked_by_me')
  assert.deepEqual([mine.length, mine.some(({ person }) => person)], [3, false])
  assert.equal((await connectionsOf(unconfirmed.visitor, 'asked_of_me')).length, 0)
  // whoever confirms the address later finds the request
  await confirmed(site, unconfirmed)
  assert.equal((await connectionsOf(unconfirmed.visitor, 'asked_of_me')).length, 1)
  const connection = await latestOf(other.visitor, 'asked_of_me')
  await other.visitor.call(answerConnection, { connection, answer: 'accept' })
  assert.equal((await connectionsOf(one.visitor, 'accepted'))[0]?.person?.name, other.name)
  // and an address that is connected answers as any other does
  assert.equal((await one.visitor.ask(askToConnect, { email: other.email })).body, answers[0]?.body)
  assert.equal((await connectionsOf(other.visitor, 'asked_of_me')).length, 0)
})

test('a no is not told apart from silence, and holds for 90 days', async () => {
  const [one, other] = await twoColleagues(site)
  await confirmed(site, other)
  await one.visitor.call(askToConnect, { user: other.id })
  await one.visitor.call(askToConnect, { email: 'silent@example.com' })
  const connection = await latestOf(other.visitor, 'asked_of_me')
  await other.visitor.call(answerConnection, { connection, answer: 'decline' })
  assert.equal((await connectionsOf(one.visitor, 'asked_by_me')).length, 2)
  await site.settle()
  await one.visitor.refused('connection_asked', askToConnect, { user: other.id })
  await one.visitor.call(endConnection, { connection })
  // asked anew by either way, it is sent as any is, and nobody hears of it
  await one.visitor.call(askToConnect, { user: other.id })
  await one.visitor.call(askToConnect, { email: other.email })
  assert.equal((await connectionsOf(other.visitor, 'asked_of_me')).length, 0)
  assert.ok(!(await site.settle()).some(({ to }) => to === other.email))
  const given = JSON.stringify(await connectionHolding.give(backgroundContext(site.world), one.id))
  assert.ok(!given.includes('declined'))
  // the one who said no may ask
  assert.deepEqual((await other.visitor.call(askToConnect, { user: one.id })).data, { connected: false })
  const theirs = await latestOf(one.visitor, 'asked_of_me')
  await other.visitor.call(endConnection, { connection: theirs })
  const long = new Date(site.world.now().getTime() - (waitDays + 1) * day)
  await site.world.db.updateTable('connections').set({ asked_at: long }).where('user_id', '=', one.id).execute()
  assert.equal((await connectionsOf(one.visitor, 'asked_by_me')).length, 0)
})

test('after 90 days somebody may be asked again; what came to nothing is forgotten after 180', async () => {
  const [one, other] = await twoColleagues(site)
  await one.visitor.call(askToConnect, { user: other.id })
  const connection = await latestOf(other.visitor, 'asked_of_me')
  await other.visitor.call(answerConnection, { connection, answer: 'decline' })
  const ago = (days: number) => new Date(site.world.now().getTime() - days * day)
  const at = { asked_at: ago(waitDays + 2), answered_at: ago(waitDays + 1) }
  await site.world.db.updateTable('connections').set(at).where('id', '=', connection).execute()
  await one.visitor.call(askToConnect, { user: other.id })
  assert.equal((await connectionsOf(other.visitor, 'asked_of_me')).length, 1)
  await site.world.db
    .updateTable('connections')
    .set({ asked_at: ago(keptDays + 1) })
    .where('id', '=', connection)
    .execute()
  await runRetention.run(backgroundContext(site.world), {})
  const { rows } = await site.pool.query('select id from connections where user_id = $1', [one.id])
  assert.equal(rows.length, 1)
})

test('what one holds of connections is given and forgotten; who was asked by an address leaves no trace of having been', async () => {
  const ctx = backgroundContext(site.world)
  const one = await aCandidate(site)
  const other = await confirmed(site, await aCandidate(site))
  await one.visitor.call(askToConnect, { email: other.email })
  const connection = await latestOf(other.visitor, 'asked_of_me')
  assert.equal(((await connectionHolding.give(ctx, other.id)) as unknown[]).length, 1)
  await other.visitor.call(answerConnection, { connection, answer: 'decline' })
  const before = JSON.stringify(await connectionsOf(one.visitor, 'asked_by_me'))
  await forgotten(site, other.id)
  assert.equal(JSON.stringify(await connectionsOf(one.visitor, 'asked_by_me')), before)
  await forgotten(site, one.id)
  assert.deepEqual(await connectionHolding.give(ctx, one.id), [])
})
