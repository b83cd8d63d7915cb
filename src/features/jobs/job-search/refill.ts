import { sql } from 'kysely'
import { namesHash } from '#features/site/understanding/occupations.ts'
import type { Db } from '#platform/server/context.ts'
import { countWords } from './frequencies.ts'
import { indexAllJobs } from './index-jobs.ts'

/** The number is to be raised whenever words or lexemes of an entry are made in another way. */
const version = `7 ${namesHash}`

/** Fills the search table and counts its words, where that has not been done by this version of the product. */
export async function refillSearch(db: Db): Promise<void> {
  const done = await db.selectFrom('loaded_content').select('hash').where('name', '=', 'job_search').executeTakeFirst()
  if (done?.hash === version) return
  await indexAllJobs(db)
  await countWords(db)
  const loaded_at = sql<Date>`now()`
  await db
    .insertInto('loaded_content')
    .values({ name: 'job_search', hash: version, loaded_at })
    .onConflict((known) => known.column('name').doUpdateSet({ hash: version, loaded_at }))
    .execute()
}
