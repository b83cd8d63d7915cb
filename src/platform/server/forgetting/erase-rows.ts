import { type RawBuilder, sql } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { Context, Tx } from '../context.ts'
import { partsOf } from '../feature.ts'
import type { Follower } from './fates.ts'

type Erased = { count: number; loose: string[] }

/** Deletes rows with all that follows them, and gives the storage keys of what then lies in the store for nothing. */
export async function eraseRows(
  ctx: Context,
  tx: Tx,
  table: keyof DB & string,
  which: RawBuilder<boolean>,
): Promise<string[]> {
  return (await countErased(ctx, tx, table, which)).loose
}

/** The same, and how many there were. What follows goes as features say it, also where no key of the database would do it. */
export async function countErased(
  ctx: Context,
  tx: Tx,
  table: keyof DB & string,
  which: RawBuilder<boolean>,
): Promise<Erased> {
  const followers = partsOf(ctx).followers.get(table) ?? []
  const rows = sql.table(table)
  const key = followers[0]?.key
  if (!key) {
    const { numAffectedRows = 0n } = await sql`delete from ${rows} where ${which}`.execute(tx)
    return { count: Number(numAffectedRows), loose: [] }
  }
  const found = await sql<{
    key: string
  }>`select ${sql.ref(key)} as key from ${rows} where ${which} for update`.execute(tx)
  const keys = found.rows.map((row) => row.key)
  if (keys.length === 0) return { count: 0, loose: [] }
  const loose: string[] = []
  for (const follower of followers) loose.push(...(await follow(ctx, tx, follower, keys)))
  const gone = sql`delete from ${rows} where ${sql.ref(key)} = any(${keys})`
  if (table !== 'files') await gone.execute(tx)
  else {
    const files = await sql<{ storage_key: string }>`${gone} returning storage_key`.execute(tx)
    loose.push(...files.rows.map(({ storage_key }) => storage_key))
  }
  return { count: keys.length, loose }
}

async function follow(ctx: Context, tx: Tx, { table, column, fate }: Follower, keys: string[]): Promise<string[]> {
  const which = sql<boolean>`${sql.ref(column)} = any(${keys})`
  if (fate === 'erased') return eraseRows(ctx, tx, table, which)
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${which}`.execute(tx)
  return []
}
