import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { loadDemo } from '#db/demo/load-demo.ts'
import type { DB } from '#db/tables.ts'
import { fillNames } from '#platform/server/db/fill-names.ts'
import { openFiles } from '#platform/server/files/files.ts'
import { isSwept } from '#platform/server/forgetting/sweep.ts'
import type { Settings } from '#platform/server/settings.ts'
import { parts } from '../../src/features.ts'
import { aDatabase } from './postgres.ts'
import { quickFolder } from './temporary-folder.ts'
import { quietPool } from './test-server.ts'

/** The demo content in a database to be cloned, to which nobody is connected. */
export async function aDemo(now: Date): Promise<{ database: string }> {
  const { connection } = await aDatabase()
  const pool = quietPool(connection)
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  const files = await openFiles({ DATA_DIR: path.join(quickFolder('demo')) } as Settings)
  await loadDemo({ db, files, now, hashPassword: async () => 'none', onProgress: () => {} })
  await fillNames(db, now)
  await pool.end()
  return { database: connection.database }
}

/** Drops every foreign key, as two servers would have none between them. */
export async function dropKeys(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ statement: string }>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as statement
      from pg_constraint where contype = 'f' and conparentid = 0`,
  )
  for (const { statement } of rows) await pool.query(statement)
  return rows.length
}

/** Every row of every table as text, but for ids, moments and requests of events that were told meanwhile. */
export async function everyRow(pool: pg.Pool): Promise<Map<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename !~ '^(events_|kysely_)' order by 1`,
  )
  const all = new Map<string, string[]>()
  for (const { name } of tables) {
    const without = name === 'events' ? ` - 'id' - 'at' - 'request_id'` : ''
    const { rows } = await pool.query<{ row: string }>(
      `select (to_jsonb(t)${without})::text as row from ${name} t order by 1`,
    )
    all.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return all
}

/** Columns that name one of these people and that no feature keeps. */
export async function stillNaming(pool: pg.Pool, ids: readonly string[]): Promise<string[]> {
  const kept = parts.forgetting.flatMap(({ people }) => people.filter((person) => !isSwept(person)))
  const names = new Set(kept.map(({ table, column }) => `${table}.${column}`))
  return [...(await whereStands(pool, ids)).keys()].filter((column) => !names.has(column))
}

/** Columns whose text holds one of these words, with how many rows. */
export async function whereStands(pool: pg.Pool, words: readonly string[]): Promise<Map<string, number>> {
  const { rows: columns } = await pool.query<{ table: string; column: string }>(
    `select table_name as "table", column_name as "column" from information_schema.columns
      join pg_tables on schemaname = table_schema and tablename = table_name
      where table_schema = 'public' and table_name !~ '^(events_|kysely_)' and data_type in ('uuid', 'text', 'jsonb', 'json', 'ARRAY')
      order by 1, 2`,
  )
  const any = words.map((word) => word.replace(/[^\w@-]/g, String.raw`\$&`)).join('|')
  const found = new Map<string, number>()
  for (const [table, list] of Map.groupBy(columns, (row) => row.table)) {
    const counts = list.map(({ column }) => `count(*) filter (where "${column}"::text ~ $1)::int as "${column}"`)
    const { rows } = await pool.query<Record<string, number>>(
      `select ${counts.join(', ')} from ${table} t where to_jsonb(t)::text ~ $1`,
      [any],
    )
    for (const [column, count] of Object.entries(rows[0] ?? {})) if (count > 0) found.set(`${table}.${column}`, count)
  }
  return found
}
