import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eraseDueAccounts } from '#features/people/own-data/erase.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aDemo, dropKeys, everyRow, stillNaming, whereStands } from '../world/keyless.ts'
import { aDatabase } from '../world/postgres.ts'
import { aSite, type Site } from '../world/site.ts'
import { strayNames } from '../world/stray-names.ts'

/** Where an id of somebody may stand beside the columns that features keep, each with its reason. */
const stands = {
  'users.id': 'the account itself, which names nobody',
  'events.actor_id': 'what happened, and by whom, is what the audit proves; the account names nobody',
  'events.data': 'as above',
  'events.thing_id': 'as above',
  'job_reviews.snapshot': 'the advert as it was checked, with who wrote it',
  'ledger_postings.about': 'the books say for which account something was paid',
  'ledger_postings.key': 'as above; it keeps the same from being paid twice',
  'open_days.live': 'a plan says which account stands at which desk; the team makes another',
  'open_days.written': 'as above',
}
/** Where an address of theirs may stand: in records that companies made themselves, of somebody without an account. */
const ofCompanies = ['imported_candidates', 'submissions', 'submission_approvals']
const now = new Date('2026-11-27T08:00:00Z')
const whom = `select id from users where demo_persona is not null
  union (select candidate_id from applications where candidate_id is not null group by 1 order by count(*) desc, 1 limit 5)
  union (select author_id from messages where author_id is not null group by 1 order by count(*) desc, 1 limit 5)`

async function aMarket(like: string, keys: boolean): Promise<Site> {
  const { connection } = await aDatabase(like)
  const site = await aSite({}, async () => connection)
  site.world.now = () => now
  if (!keys) assert.ok((await dropKeys(site.pool)) > 500)
  return site
}

async function forgotten(site: Site): Promise<{ ids: string[]; emails: string[] }> {
  const { rows } = await site.pool.query<{ id: string; email: string | null }>(
    `update users set state = 'deactivated', erase_at = '2026-11-26' where id in (${whom}) returning id, email`,
  )
  await eraseDueAccounts.run(backgroundContext(site.world), {})
  return { ids: rows.map(({ id }) => id), emails: rows.flatMap(({ email }) => email ?? []) }
}

test('without a key of the database the same rows are left, and no column names them that has no reason', async () => {
  const { database } = await aDemo(now)
  const [bound, free] = [await aMarket(database, true), await aMarket(database, false)]
  const { ids, emails } = await forgotten(free)
  assert.ok(ids.length >= 20)
  assert.deepEqual((await forgotten(bound)).ids.toSorted(), ids.toSorted())
  const [one, other] = [await everyRow(bound.pool), await everyRow(free.pool)]
  for (const [table, rows] of one) assert.deepEqual(other.get(table), rows, table)
  assert.deepEqual(await strayNames(free.world.db), {}, 'whoever is forgotten has no name any more')
  const found = await stillNaming(free.pool, ids)
  assert.deepEqual(
    found.filter((column) => !Object.hasOwn(stands, column)),
    [],
  )
  assert.deepEqual(
    Object.keys(stands).filter((column) => !found.includes(column)),
    [],
    'exceptions that are none any more',
  )
  const addressed = [...(await whereStands(free.pool, emails)).keys()]
  assert.deepEqual(
    addressed.filter((column) => !ofCompanies.includes(column.split('.')[0] ?? '')),
    [],
  )
})
