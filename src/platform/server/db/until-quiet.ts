import { sql } from 'kysely'
import type { Db } from '../context.ts'

const dayLong = 86_400_000
/** Blocks of a table that are gone through in a statement: 8 MB, so that nobody waits long for a row. */
const blocksAtOnce = 1_000

/**
 * Goes through what the version before may still write while processes are restarted one after the other, at each start and by the clock; once a pass
 * a whole day after the last that found something finds nothing, there is nothing left to do, and none begins any more.
 * @param version to be raised whenever there is more to go through
 * @returns how many rows were mended
 */
export async function untilQuiet(
  db: Db,
  { name, version, now }: { name: string; version: string; now: Date },
  pass: () => Promise<number>,
): Promise<number> {
  const filling = `${version} filling`
  const known = await db
    .selectFrom('loaded_content')
    .select(['hash', 'loaded_at'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (known?.hash === version) return 0
  const filled = await pass()
  const isNew = known?.hash !== filling
  const isDone = !isNew && filled === 0 && now.getTime() - known.loaded_at.getTime() >= dayLong
  if (filled > 0 || isNew || isDone) await note(db, name, isDone ? version : filling, now)
  return filled
}

async function note(db: Db, name: string, hash: string, loaded_at: Date): Promise<void> {
  await db
    .insertInto('loaded_content')
    .values({ name, hash, loaded_at })
    .onConflict((known) => known.column('name').doUpdateSet({ hash, loaded_at }))
    .execute()
}

/**
 * By where rows lie, since nothing but a whole pass finds those to be mended: what is written goes behind or where it was, and is not met twice.
 * @param mend rows of `own` in these blocks, with how many
 */
export async function byBlocks(
  db: Db,
  table: string,
  mend: (among: ReturnType<typeof sql<boolean>>) => Promise<number>,
): Promise<number> {
  const { rows } = await sql<{ blocks: number }>`
    select (pg_relation_size(${table}::regclass) / current_setting('block_size')::integer)::integer as blocks`.execute(
    db,
  )
  const blocks = rows[0]?.blocks ?? 0
  let mended = 0
  for (let block = 0; block < blocks; block += blocksAtOnce)
    mended += await mend(
      sql<boolean>`own.ctid >= ${`(${block},0)`}::tid and own.ctid < ${`(${block + blocksAtOnce},0)`}::tid`,
    )
  return mended
}
