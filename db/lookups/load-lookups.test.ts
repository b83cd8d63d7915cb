import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Kysely, PostgresDialect } from 'kysely'
import type { DB } from '#db/tables.ts'
import { aDatabase } from '#tests/world/postgres.ts'
import { loadLookups } from './load-lookups.ts'

test('lists and cities are loaded once, and what an admin changed survives a newer shipment', async () => {
  const { pool } = await aDatabase()
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  await pool.query('truncate loaded_content, lookup_entries, cities cascade')
  const dubai = () => db.selectFrom('cities').selectAll().where('text_en', '=', 'Dubai').executeTakeFirstOrThrow()
  const skill = () =>
    db
      .selectFrom('lookup_entries')
      .selectAll()
      .where('list', '=', 'skill')
      .where('id', '=', 3)
      .executeTakeFirstOrThrow()

  await Promise.all([loadLookups(db), loadLookups(db)])
  assert.deepEqual([(await dubai()).country_id, (await skill()).text_en], [5, 'Leadership'])

  await pool.query(
    "update lookup_entries set hidden = true, position = 99, text_en = 'old' where list = 'skill' and id = 3",
  )
  await loadLookups(db)
  assert.equal((await skill()).text_en, 'old', 'nothing new, nothing written')

  await pool.query("update loaded_content set hash = 'of an older shipment'")
  await loadLookups(db)
  const { hidden, position, text_en } = await skill()
  assert.deepEqual({ hidden, position, text_en }, { hidden: true, position: 99, text_en: 'Leadership' })
})
