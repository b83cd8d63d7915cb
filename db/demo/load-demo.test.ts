import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { DB } from '#db/tables.ts'
import { fillNames } from '#platform/server/db/fill-names.ts'
import { openFiles } from '#platform/server/files/files.ts'
import type { Settings } from '#platform/server/settings.ts'
import { aDatabase } from '#tests/world/postgres.ts'
import { strayNames } from '#tests/world/stray-names.ts'
import { strayOwners } from '#tests/world/stray-owners.ts'
import { isDemoLoaded, loadDemo, type Progress } from './load-demo.ts'

const heads: Record<string, string> = { 'application/pdf': '%PDF', 'image/webp': 'RIFF' }

/** Columns of JSON that hold a text. */
async function writtenTwice(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns
      where table_schema = 'public' and data_type = 'jsonb' and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  )
  const found = await Promise.all(
    rows.map(async ({ table_name: table, column_name: column }) => {
      const text = `select from "${table}" where jsonb_typeof("${column}") = 'string' limit 1`
      return (await pool.query(text)).rowCount ? [`${table}.${column}`] : []
    }),
  )
  return found.flat()
}

test('a first start fills the database and the store; a second one finds it done', async () => {
  const { pool } = await aDatabase()
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const folder = await mkdtemp(path.join(os.tmpdir(), 'masar-demo-'))
  const files = await openFiles({ DATA_DIR: folder } as Settings)
  const steps: Progress[] = []
  const load = () =>
    loadDemo({
      db,
      files,
      now: new Date(),
      hashPassword: async (password) => `hash of ${password}`,
      onProgress: (step) => steps.push(step),
    })
  try {
    assert.equal(await isDemoLoaded(db), false)
    const { personas } = await load()
    assert.equal(await isDemoLoaded(db), true)
    assert.equal(personas.length, 14)
    assert.deepEqual(await strayOwners(pool), {})
    // which the start gives after it
    assert.ok((await fillNames(db, new Date())) > 1_000)
    assert.deepEqual(await strayNames(db), {})
    assert.ok(
      personas.every(({ email, password }) => email.endsWith('@demo.masar.example') && password === 'Masar2026'),
    )

    const { rows } = await pool.query(`select
      (select count(*)::int from invoices join order_payments p using (order_id) where gateway = 'test' and paid > 0
        and (not is_test or facts ->> 'number' not like 'TEST-%' or facts ->> 'is_test' <> 'true')) as unmarked,
      (select count(*)::int from promotions join jobs on jobs.id = job_id where published_at > from_at) as early,
      (select count(*)::int from placement_invoices i left join number_series n on n.series = 'placements:' || i.page_id and n.year = i.year
        where n.last is null or n.last < i.number) as uncounted,
      (select count(*)::int from applications join files on files.id = cv_id join cvs on cvs.id = thing_id
        where cvs.content is not null and not exists (select from sent_cvs where application_id = applications.id and content is not null)) as unread,
      (select count(*)::int from jobs where state = 'live') as live,
      (select count(*)::int from jobs j where applicants_count <> (select count(*) from applications where job_id = j.id)) as miscounted,
      (select count(*)::int from jobs j left join cities c on c.id = j.city_id where c.country_id <> j.country_id) as misplaced,
      (select count(*)::int from jobs j left join lookup_entries e on e.list = 'position' and e.id = j.position_id where e.id is null) as nameless,
      (select count(*)::int from users where password_hash is not null) as signed_in`)
    assert.deepEqual(rows, [
      {
        unmarked: 0,
        early: 0,
        uncounted: 0,
        unread: 0,
        live: 2_018,
        miscounted: 0,
        misplaced: 0,
        nameless: 0,
        signed_in: 14,
      },
    ])

    assert.deepEqual(await writtenTwice(pool), [], 'what is JSON is written as such, and not as a text of it')

    const stored = await db.selectFrom('files').select(['storage_key', 'bytes', 'mime']).limit(40).execute()
    for (const { storage_key, bytes, mime } of stored) {
      const content = Buffer.from(await files.bytes(storage_key))
      assert.equal(content.length, bytes)
      assert.equal(content.subarray(0, 4).toString('latin1'), heads[mime] ?? 'PK\u0003\u0004')
    }

    const before = steps.length
    await load()
    assert.equal(steps.length, before, 'nothing was done again')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
