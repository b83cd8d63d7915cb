import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { partsOf } from '#platform/server/feature.ts'
import { findTests } from '../../scripts/testing/find-tests.ts'
import { parts } from '../../src/features.ts'
import { aSite } from '../world/site.ts'

/** Ids without a key of the database that name no person. */
const otherThings = [
  'alert_matches.job_id alert_new_jobs.job_id alerts.not_pages application_progress.job_id application_progress.page_id audit_lines.event_id calendar_feeds.secret',
  'events.id events.page_id events.thing_id files.page_id files.thing_id formatted_cvs.batch_id formatted_cvs.cv_id',
  'job_search.id job_search.page_id job_search.page_logo_id messages.client_id one_time_keys.thing_id orders.key pages.mail_key reply_addresses.thread_id',
  'scheduled_messages.batch_id scheduled_messages.message_id share_links.thing_id stage_stays.job_id stage_stays.page_id users.invited_by_page',
  'text_messages.request voucher_batches.page_ids',
].flatMap((line) => line.split(' '))
/** Columns of the platform, which no feature owns: what happened, and by whom, is what the audit proves. */
const ofPlatform = ['events.actor_id']

/** Columns of text that name a person by their id. */
const asText = ['complaints.reporter_key', 'deliveries.recipient']

type Key = { name: string; target: string; of: string; action: 'erased' | 'emptied' | 'none' }

async function keysOf({ pool }: Awaited<ReturnType<typeof aSite>>): Promise<Key[]> {
  const { rows } = await pool.query<Key>(`
    select conrelid::regclass || '.' || ours.attname as name, confrelid::regclass || '.' || theirs.attname as target,
      confrelid::regclass::text as of, case confdeltype when 'c' then 'erased' when 'n' then 'emptied' else 'none' end as action
    from pg_constraint
    join pg_attribute ours on ours.attrelid = conrelid and ours.attnum = conkey[1]
    join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = confkey[1]
    where contype = 'f' and conparentid = 0 order by 1`)
  return rows
}

const said = parts.forgetting.flatMap(({ people }) => people)
const nameOf = ({ table, column }: { table: string; column: string }) => `${table}.${column}`

test('every column that names a person is said by the feature whose table it is, and no other', async () => {
  const site = await aSite()
  const keys = (await keysOf(site)).filter(({ of }) => of === 'users').map(({ name }) => name)
  const names = said.map(nameOf)
  assert.deepEqual(
    keys.filter((name) => !names.includes(name)),
    [],
  )
  const { rows } = await site.pool.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    join pg_tables on schemaname = table_schema and tablename = table_name
    where table_schema = 'public' and table_name !~ '^events_' and udt_name in ('uuid', '_uuid') and not (column_name = 'id' and table_name <> 'job_search' and table_name <> 'events')
      -- whose the row is that this one hangs on, with which it goes (owner-columns.test.ts)
      and column_name not like 'of\\_%'
      and not exists (select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
        where contype = 'f' and conrelid = table_name::regclass and attname = column_name) order by 1`)
  const unbound = rows.map(({ name }) => name)
  assert.deepEqual(
    unbound.filter((name) => !names.includes(name) && !ofPlatform.includes(name)).toSorted(),
    otherThings.toSorted(),
    'an id that no key explains: does it name a person?',
  )
  const real = new Set([...keys, ...unbound, ...asText])
  assert.deepEqual(
    names.filter((name) => !real.has(name)),
    [],
  )
})

test('what follows a row that may go with a person does what the database would do', async () => {
  const site = await aSite()
  const keys = await keysOf(site)
  // tables whose rows go: by a column that names somebody, by what a holding erases, and by what follows those
  const going = new Set<string>(said.filter(({ fate }) => fate === 'erased').map(({ table }) => table))
  for (const file of findTests(['src/**/*.ts'], []))
    for (const [, table = ''] of readFileSync(file, 'utf8').matchAll(/eraseRows\(\w+, tx, '(\w+)'/g)) going.add(table)
  for (let before = -1; before < going.size; ) {
    before = going.size
    for (const { name, of, action } of keys)
      if (going.has(of) && action === 'erased') going.add(name.split('.')[0] ?? '')
  }
  const wanted = keys.filter(({ of }) => going.has(of) && of !== 'users')
  assert.ok(wanted.length > 50)
  const declared = [...partsOf(site.world).followers].flatMap(([of, list]) =>
    list.map(({ key, table, column, fate }) => `${of}.${key} ← ${table}.${column} ${fate}`),
  )
  assert.deepEqual(
    declared.toSorted(),
    wanted.map(({ name, target, action }) => `${target} ← ${name} ${action}`).toSorted(),
  )
})

test('a holding deletes nothing by itself that something else leads to', async () => {
  const followed = new Set(parts.followers.keys())
  const wrong = findTests(['src/**/*holding.ts', 'src/features/sourcing/imports/forget-imported.ts'], []).flatMap(
    (file) =>
      [...readFileSync(file, 'utf8').matchAll(/deleteFrom\('(\w+)'\)/g)]
        .filter(([, table = '']) => followed.has(table as 'files'))
        .map(([, table]) => `${file}: ${table}`),
  )
  assert.deepEqual(wrong, [])
})
