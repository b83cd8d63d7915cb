import { gazetteerOf } from '#features/site/understanding/gazetteer.ts'
import type { Companies } from '#features/site/understanding/readings.ts'
import type { Db } from '#platform/server/context.ts'
import { keptForMinutes } from '#platform/server/db/kept-for-minutes.ts'
import { fold } from '#platform/shared/fold.ts'

type Company = { id: string; name: string; slug: string; folded: string }
export type Named = { companies: Companies; rows: readonly Company[] }

/** Names of companies that have a page. */
export const companyNames = keptForMinutes(read).of

async function read(db: Db): Promise<Named> {
  const rows = await db
    .selectFrom('pages')
    .select(['id', 'name', 'slug'])
    .where('state', 'in', ['pending', 'active', 'limited'])
    .execute()
  return {
    companies: gazetteerOf(rows.map(({ id, name }) => [name, { id }] as const)),
    rows: rows.map((row) => ({ ...row, folded: fold(row.name) })),
  }
}
