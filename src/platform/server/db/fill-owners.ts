import { sql } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { Db } from '../context.ts'
import { bringOwners, ownedBy, owners } from './owners.ts'

/** To be raised whenever a table becomes one of the owned. */
const version = '1'
const filling = `${version} filling`
const name = 'owners'
const dayLong = 86_400_000
/** Blocks of a table that are gone through in a statement: 8 MB, so that nobody waits long for a row. */
const blocksAtOnce = 1_000

/**
 * Gives every row its owner that has none, or another than what it hangs on: those from before the column, and those that a process of the version before still writes while
 * processes are restarted one after the other. To be run at each start and by the clock; once a pass a whole day after the last such row
 * finds none, there is nothing left to do, and none begins any more.
 * @returns how many rows were given one
 */
export async function fillOwners(db: Db, now: Date): Promise<number> {
  const known = await db
    .selectFrom('loaded_content')
    .select(['hash', 'loaded_at'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (known?.hash === version) return 0
  let filled = 0
  for (const table of owners.keys()) filled += await fillTable(db, table as keyof DB)
  const isNew = known?.hash !== filling
  const isDone = !isNew && filled === 0 && now.getTime() - known.loaded_at.getTime() >= dayLong
  if (filled > 0 || isNew || isDone) await note(db, isDone ? version : filling, now)
  return filled
}

/** By where rows lie, since nothing but a whole pass finds those without: what is filled goes behind or where it was, and is not met twice. */
async function fillTable(db: Db, table: keyof DB): Promise<number> {
  const { column, from } = ownedBy(table)
  // accounts and conversations become one with another, also in a process that knows nothing of what hangs on them
  const which = from === 'user_id' || from === 'thread_id' ? sql`true` : sql`${sql.ref(`own.${column}`)} is null`
  const { rows } = await sql<{ blocks: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::integer)::integer as blocks`.execute(
    db,
  )
  const blocks = rows[0]?.blocks ?? 0
  let filled = 0
  for (let block = 0; block < blocks; block += blocksAtOnce)
    filled += await bringOwners(
      db,
      table,
      sql`${which} and own.ctid >= ${`(${block},0)`}::tid and own.ctid < ${`(${block + blocksAtOnce},0)`}::tid`,
    )
  return filled
}

async function note(db: Db, hash: string, loaded_at: Date): Promise<void> {
  await db
    .insertInto('loaded_content')
    .values({ name, hash, loaded_at })
    .onConflict((known) => known.column('name').doUpdateSet({ hash, loaded_at }))
    .execute()
}
