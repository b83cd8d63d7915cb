import { sql } from 'kysely'
import { namesHash } from '#features/site/understanding/occupations.ts'
import type { World } from '#platform/server/context.ts'
import { countLexemes } from './index/frequencies.ts'
import { indexEverybody } from './index-people.ts'

/** The number is to be raised whenever words or lexemes of an entry are made in another way. */
const version = `4 ${namesHash}`

/** Fills the search table and counts its words, where that has not been done by this version of the product. */
export async function refillCvSearch(world: Pick<World, 'db' | 'now'>): Promise<void> {
  const { db } = world
  const done = await db.selectFrom('loaded_content').select('hash').where('name', '=', 'cv_search').executeTakeFirst()
  if (done?.hash === version) return
  await indexEverybody(world)
  await countLexemes(db)
  const loaded_at = sql<Date>`now()`
  await db
    .insertInto('loaded_content')
    .values({ name: 'cv_search', hash: version, loaded_at })
    .onConflict((known) => known.column('name').doUpdateSet({ hash: version, loaded_at }))
    .execute()
}
