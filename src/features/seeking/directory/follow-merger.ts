import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { indexPages } from './index-pages.ts'

/** Companies that have an entry of a list into which another was merged. */
export async function followMerger(db: Db, { list, into }: { list: string; into: number }): Promise<void> {
  const column = { industry: 'industry_id', city: 'city_id' }[list]
  if (!column) return
  const { rows } = await sql<{ id: string }>`select id from pages where ${sql.ref(column)} = ${into}`.execute(db)
  if (rows.length > 0)
    await indexPages(
      db,
      rows.map(({ id }) => id),
    )
}
