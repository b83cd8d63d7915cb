import { sql } from 'kysely'
import { placeOf } from '#features/agencies/clients/select-clients.ts'
import { pagesNamed } from '#features/companies/pages/page-names.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** Those who recruit for others and that everybody can see, whose name is like what was written; never the own page. */
export const selectAgencies = (ctx: Context) =>
  ctx.db
    .selectFrom('pages')
    .select(['pages.id', 'pages.name', 'pages.slug', 'pages.kind', 'pages.country_id', 'pages.city_id'])
    .where('pages.kind', 'in', ['agency', 'freelance'])
    .where('pages.state', 'in', ['active', 'limited'])
    .where('pages.id', '<>', found(ctx.membership).page)

export async function findAgencies(
  ctx: Context,
  { q }: Taken<typeof contract.findAgencies>,
): Promise<Given<typeof contract.findAgencies>> {
  const rows = await selectAgencies(ctx)
    .innerJoin(pagesNamed(q).as('named'), 'named.page_id', 'pages.id')
    .orderBy('named.fit', 'desc')
    .orderBy(sql`length(pages.name)`)
    .limit(8)
    .execute()
  const data = rows.map(async (row) => {
    const { id, name, slug, kind } = row
    return { id, name, slug, kind, place: await placeOf(ctx, row) }
  })
  return { success: true, data: await Promise.all(data) }
}
