import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eraseDueAccounts } from '#features/people/own-data/erase.ts'
import { forgetPerson } from '#features/people/own-data/forget-person.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { saveJobForLater } from '#features/seeking/saved-jobs/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { enqueue } from '#platform/server/background/background-task.ts'
import { freeLostWork } from '#platform/server/background/free-lost-work.ts'
import { aKillable } from '../world/a-killable.ts'
import { stillNaming } from '../world/keyless.ts'
import { anApplication, confirmed, password } from '../world/people.ts'
import { aSite, type Site } from '../world/site.ts'
import { Visitor } from '../world/visitor.ts'

/** What the audit keeps, which names an account that names nobody. */
const proofs = ['events.actor_id', 'events.data', 'events.thing_id', 'users.id']

/** Somebody who applied, kept a job, and whose days are over. */
async function somebodyDue(site: Site) {
  const { candidate, job } = await anApplication(site)
  await confirmed(site, candidate)
  await candidate.visitor.call(saveJobForLater, { job })
  await site.settle()
  const { rows } = await site.pool.query('select storage_key from files where owner_id = $1', [candidate.id])
  assert.ok(rows.length > 0)
  await site.pool.query(`update users set state = 'deactivated', erase_at = now() - interval '1 day' where id = $1`, [
    candidate.id,
  ])
  return { ...candidate, stored: rows.map(({ storage_key }) => String(storage_key)) }
}
const stateOf = async ({ pool }: Site, user: string) =>
  (await pool.query('select state from users where id = $1', [user])).rows[0].state
const erasedEvents = async ({ pool }: Site, user: string) =>
  (await pool.query(`select from events where name = 'account.erased' and thing_id = $1`, [user])).rowCount
const begun = async ({ pool }: Site) => (await pool.query('select from forgettings')).rowCount

async function demandForgotten(site: Site, { id, stored }: Awaited<ReturnType<typeof somebodyDue>>) {
  assert.deepEqual([await stateOf(site, id), await erasedEvents(site, id), await begun(site)], ['erased', 1, 0])
  assert.deepEqual((await stillNaming(site.pool, [id])).toSorted(), proofs)
  for (const key of stored) await assert.rejects(site.world.files.bytes(key))
}

test('a process that dies between any two steps leaves what another one ends, and it is told once', async () => {
  const site = await aSite()
  const person = await somebodyDue(site)
  await site.world.db.transaction().execute((tx) => enqueue(tx, eraseDueAccounts, {}))
  // in the order in which it comes to them: when it began, in the middle, when almost nothing is left
  for (const table of ['application_receipts', 'cvs', 'files']) {
    const worker = await aKillable(site, {})
    await worker.killAt(table, {})
    await freeLostWork(site.pool)
    assert.deepEqual([await stateOf(site, person.id), await begun(site)], ['erased', 1], table)
    // there is no way back once it has begun
    await new Visitor(site).refused('invalid_credentials', authenticate, { email: person.email, password })
  }
  await site.settle()
  await demandForgotten(site, person)
})

test('several processes that forget the same person at the same time do it once, and once more does nothing', async () => {
  const site = await aSite()
  const person = await somebodyDue(site)
  const run = () => eraseDueAccounts.run(backgroundContext(site.world), {})
  await Promise.all([run(), run(), run()])
  await demandForgotten(site, person)
  await run()
  await forgetPerson(backgroundContext(site.world), person.id)
  await demandForgotten(site, person)
})

test('a file that cannot be removed keeps the person half forgotten until it can', async () => {
  const site = await aSite()
  const person = await somebodyDue(site)
  const { remove } = site.world.files
  site.world.files.remove = () => Promise.reject(new Error('the store is away'))
  await assert.rejects(() => eraseDueAccounts.run(backgroundContext(site.world), {}), /1 accounts could not be erased/)
  assert.deepEqual([await erasedEvents(site, person.id), await begun(site)], [0, 1])
  site.world.files.remove = remove
  await eraseDueAccounts.run(backgroundContext(site.world), {})
  await demandForgotten(site, person)
})
