import { sql } from 'kysely'
import type { Db } from '../context.ts'

/** Fills what is derived from the rest, where that has not been done by this version of it. */
export async function onceAVersion(db: Db, name: string, version: string, fill: () => Promise<void>): Promise<void> {
  const done = await db.selectFrom('loaded_content').select('hash').where('name', '=', name).executeTakeFirst()
  if (done?.hash === version) return
  await fill()
  const loaded_at = sql<Date>`now()`
  await db
    .insertInto('loaded_content')
    .values({ name, hash: version, loaded_at })
    .onConflict((known) => known.column('name').doUpdateSet({ hash: version, loaded_at }))
    .execute()
}
