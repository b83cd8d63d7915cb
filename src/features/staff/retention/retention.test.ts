import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askErasure } from '#features/people/own-data/contract.ts'
import { eraseDueAccounts } from '#features/people/own-data/erase.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { partsOf } from '#platform/server/feature.ts'
import { newId } from '#platform/shared/ids.ts'
import { aCandidate, anApplication, anEmployer, aStaffMember } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import * as contract from './contract.ts'
import { holdHolding } from './holding.ts'
import { kept } from './kept.ts'
import { runRetention } from './run-retention.ts'

const day = 86_400_000
const run = (site: Site) => runRetention.run(backgroundContext(site.world), {})
const noticesOf = async (site: Site, user: string) =>
  (await site.pool.query('select id from notifications where user_id = $1', [user])).rows.length

async function anOldNotice(site: Site, user: string, days: number) {
  const at = new Date(site.world.now().getTime() - days * day)
  const row = { id: newId(), user_id: user, notice: 'job_live', facts: '{}', link: '/', at }
  await site.world.db.insertInto('notifications').values(row).execute()
}

test('the clock deletes what is over and nothing before; a dry run says the same beforehand and deletes nothing', async () => {
  const site = await aSite()
  const person = await aCandidate(site)
  const boss = await aStaffMember(site, 'super')
  await anOldNotice(site, person.id, 366)
  await anOldNotice(site, person.id, 364)
  const line = async () =>
    (await boss.visitor.call(contract.tryRetention, {})).data.find(({ name }) => name === 'notifications')
  assert.deepEqual([(await line())?.due, (await line())?.held], [1, 0])
  const before = await noticesOf(site, person.id)
  await run(site)
  assert.equal(await noticesOf(site, person.id), before - 1)
  assert.deepEqual([(await line())?.due, (await line())?.oldest], [0, null])
  await run(site)
  const { data } = await boss.visitor.call(contract.showRetention, {})
  assert.deepEqual(
    data.runs.map(({ done, removed, failed }) => [done, removed, failed]),
    [
      [true, 0, 0],
      [true, 1, 0],
    ],
  )
  assert.deepEqual(data.kept.find(({ name }) => name === 'notifications')?.last, { removed: 0, held: 0, failed: false })
})

test('every line of the table can be counted and run, and its own task is one that runs by the clock', async () => {
  const site = await aSite()
  const boss = await aStaffMember(site, 'super')
  assert.equal((await boss.visitor.call(contract.tryRetention, {})).data.length, kept.length)
  const tasks = partsOf(site.world).schedule.map(({ task }) => task.name)
  for (const { name, task } of kept) assert.ok(!task || tasks.includes(task), name)
  assert.equal(new Set(kept.map(({ name }) => name)).size, kept.length)
})

test('what is held of a person stays, until it is lifted or its last day is over', async () => {
  const site = await aSite()
  const [held, free] = [await aCandidate(site), await aCandidate(site)]
  const boss = await aStaffMember(site, 'super')
  for (const { id } of [held, free]) await anOldNotice(site, id, 400)
  const place = { kind: 'person', thing: held.id, reason: 'Court order 12/2026' } as const
  const hold = (await boss.visitor.call(contract.placeHold, place)).data.id
  await boss.visitor.refused('already_held', contract.placeHold, place)
  await run(site)
  assert.deepEqual([await noticesOf(site, held.id), await noticesOf(site, free.id)], [1, 0])
  const { data } = await boss.visitor.call(contract.showRetention, {})
  assert.equal(data.kept.find(({ name }) => name === 'notifications')?.last?.held, 1)
  await boss.visitor.refused('invalid', contract.liftHold, { hold, reason: '' })
  await boss.visitor.call(contract.liftHold, { hold, reason: 'The case is closed' })
  await boss.visitor.refused('hold_lifted', contract.liftHold, { hold, reason: 'Once more' })
  await run(site)
  assert.equal(await noticesOf(site, held.id), 0)

  await anOldNotice(site, held.id, 400)
  const until = new Date(site.world.now().getTime() + day).toISOString().slice(0, 10)
  await boss.visitor.refused('invalid', contract.placeHold, { ...place, until: '2020-01-01' })
  await boss.visitor.call(contract.placeHold, { ...place, until })
  await run(site)
  assert.equal(await noticesOf(site, held.id), 1)
  site.later(2 * day)
  await run(site)
  assert.equal(await noticesOf(site, held.id), 0)
  // the boss's session is over by then: another signs on and finds the place free again
  const next = await aStaffMember(site, 'super')
  const states = (await next.visitor.call(contract.listHolds, {})).data.map(({ state }) => state)
  assert.deepEqual(states, ['over', 'lifted'])
  await next.visitor.call(contract.placeHold, place)
})

test('an account under a hold is not erased when its thirty days are over, but once the hold is lifted', async () => {
  const site = await aSite()
  const person = await aCandidate(site)
  const boss = await aStaffMember(site, 'super')
  const { data } = await boss.visitor.call(contract.placeHold, {
    kind: 'person',
    thing: person.id,
    reason: 'A lawsuit',
  })
  await person.visitor.call(askErasure, {})
  site.later(31 * day)
  const stateOf = async () =>
    (await site.pool.query('select state from users where id = $1', [person.id])).rows[0]?.state
  const erase = () => eraseDueAccounts.run(backgroundContext(site.world), {})
  await erase()
  assert.equal(await stateOf(), 'deactivated')
  const next = await aStaffMember(site, 'super')
  await next.visitor.call(contract.liftHold, { hold: data.id, reason: 'It was settled' })
  await erase()
  assert.equal(await stateOf(), 'erased')
  const left = await site.pool.query('select id from legal_holds')
  assert.equal(left.rows.length, 0)
})

test('a hold on a case keeps it and its company; two who place one at once leave one, and what is not there cannot be held', async () => {
  const site = await aSite()
  const { page } = await anEmployer(site)
  const boss = await aStaffMember(site, 'super')
  const other = await aStaffMember(site, 'super')
  const id = newId()
  const long = new Date(site.world.now().getTime() - 1200 * day)
  const row = { id, page_id: page.id, state: 'dismissed' as const, opened_at: long, decided_at: long }
  await site.world.db.insertInto('cases').values(row).execute()
  const place = { kind: 'case', thing: id, reason: 'Asked for by the police' } as const
  const both = await Promise.allSettled([boss, other].map(({ visitor }) => visitor.call(contract.placeHold, place)))
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  await run(site)
  const cases = async () => (await site.pool.query('select id from cases')).rows.length
  assert.equal(await cases(), 1)
  const { data } = await boss.visitor.call(contract.showHoldable, { kind: 'case', thing: id })
  assert.deepEqual([data.name, data.held], [page.name, true])
  for (const kind of ['person', 'page', 'case'] as const)
    await boss.visitor.refused('not_found', contract.placeHold, { ...place, kind, thing: newId() })
  const [hold] = (await boss.visitor.call(contract.listHolds, {})).data
  await boss.visitor.call(contract.liftHold, { hold: hold?.id ?? '', reason: 'Given to the police' })
  await run(site)
  assert.equal(await cases(), 0)
})

test('who is held does not read it in an export while it stands', async () => {
  const site = await aSite()
  const { candidate } = await anApplication(site)
  const boss = await aStaffMember(site, 'super')
  await boss.visitor.call(contract.placeHold, { kind: 'person', thing: candidate.id, reason: 'A lawsuit' })
  assert.deepEqual(await holdHolding.give(backgroundContext(site.world), candidate.id), { held: [] })
})
