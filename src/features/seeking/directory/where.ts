import { type RawBuilder, sql } from 'kysely'
import { pagesNamed } from '#features/companies/pages/page-names.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { CompanyQuery } from './contract.ts'

export type Filter = 'place' | 'industry' | 'size' | 'kind' | 'verified' | 'open'

/** The directory with what fits the asked name, and how well; everything where no name was asked. */
export const fromNamed = (q: string): RawBuilder<unknown> =>
  q
    ? sql`page_directory d join ${pagesNamed(q)} named on named.page_id = d.page_id`
    : sql`page_directory d cross join (select 0::real as fit) named`

/** How well the name fits, coarsely, so that among names that fit alike the busier company comes first. */
export const rank = sql<number>`(case when named.fit >= 3 then 2 when named.fit >= 2 then 1 else 0 end)`

/** The asked filters as a condition; `except` is left out, to count what its other values would leave. */
export async function filtersOf(ctx: Context, query: CompanyQuery, except?: Filter): Promise<RawBuilder<boolean>> {
  const { place, industry, size, kind, verified, open } = query
  const parts: [Filter, RawBuilder<boolean> | null][] = [
    ['place', place ? (place < 0 ? sql`d.country_id = ${-place}` : sql`d.city_id = ${place}`) : null],
    ['industry', industry ? sql`d.industry_id = any(${await withParts(ctx, industry)}::integer[])` : null],
    ['size', size ? sql`d.size = ${size}` : null],
    ['kind', kind ? sql`d.kind = ${kind}` : null],
    ['verified', verified ? sql`d.verified` : null],
    ['open', open ? sql`d.open_jobs > 0` : null],
  ]
  const set = parts.flatMap(([name, condition]) => (condition && name !== except ? [condition] : []))
  return set.length === 0 ? sql`true` : sql`(${sql.join(set, sql` and `)})`
}

/** An industry with its parts. */
async function withParts(ctx: Context, industry: number): Promise<number[]> {
  const rows = (await readKept(ctx)).rows.get('industry') ?? []
  return [industry, ...rows.filter(({ parent }) => parent === industry).map(({ id }) => id)]
}
