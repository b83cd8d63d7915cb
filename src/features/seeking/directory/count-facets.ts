import { type RawBuilder, sql } from 'kysely'
import { countryName } from '#features/site/lookups/countries.ts'
import { entriesOf, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import type { CompanyQuery } from './contract.ts'
import { demandKnown } from './demand-known.ts'
import { type Filter, filtersOf, fromNamed } from './where.ts'

const mostValues = 40
type Facet = { value: string; text: string; count: number }

/** How many companies each value of a filter would leave, the filter itself aside; values that leave none are not told. */
export async function countFacets(ctx: Context, query: CompanyQuery): Promise<Given<typeof contract.companyFacets>> {
  await demandKnown(ctx, query)
  const cities = new Map((await readKept(ctx)).cities.map((city) => [city.id, city]))
  const country = query.place && (query.place < 0 ? -query.place : cities.get(query.place)?.country_id)
  const rows = await countAll(ctx, query, country || 0)
  const of = (facet: string) => rows.filter((row) => row.facet === facet)
  const plain = (facet: string) => of(facet).map(({ value, count }) => ({ value, text: '', count }))
  const ofTrue = (facet: string) => of(facet).find(({ value }) => value === 'true')?.count ?? 0
  const countries = of('country').map(({ value, count }) => ({
    value: String(-Number(value)),
    text: countryName(Number(value), ctx.language),
    count,
  }))
  const towns = of('city').flatMap(({ value, count }) => {
    const text = cities.get(Number(value))?.texts[ctx.language]
    return text ? [{ value, text, count }] : []
  })
  // within a chosen country, or beside a chosen city, the cities there
  const places = country ? [...countries.filter(({ value }) => value === String(-country)), ...towns] : countries
  return {
    success: true,
    data: {
      place: places.slice(0, mostValues),
      industry: await sectionsOf(ctx, of('industry')),
      size: plain('size'),
      kind: plain('kind'),
      verified: ofTrue('verified'),
      open: ofTrue('open'),
    },
  }
}

type Counted = { facet: string; value: string; count: number }

/** All facets in one statement: what the name fits is looked up once. */
async function countAll(ctx: Context, query: CompanyQuery, country: number): Promise<Counted[]> {
  const columns: [facet: string, filter: Filter, value: RawBuilder<unknown>][] = [
    ['country', 'place', sql`d.country_id`],
    ['city', 'place', sql`case when d.country_id = ${country} then d.city_id end`],
    ['industry', 'industry', sql`d.industry_id`],
    ['size', 'size', sql`d.size`],
    ['kind', 'kind', sql`d.kind`],
    ['verified', 'verified', sql`d.verified`],
    ['open', 'open', sql`d.open_jobs > 0`],
  ]
  const parts = await Promise.all(
    columns.map(async ([facet, filter, value]) => {
      const filters = await filtersOf(ctx, query, filter)
      return sql`select ${facet}::text as facet, (${value})::text as value, count(*)::integer as count
        from named d where ${filters} and (${value}) is not null group by 2`
    }),
  )
  const { rows } = await sql<Counted>`with named as materialized (select d.* from ${fromNamed(query.q)})
    select * from (${sql.join(parts, sql` union all `)}) as counted order by count desc, value`.execute(ctx.read)
  return rows
}

/** Sections of industries, each with what its parts hold. */
async function sectionsOf(ctx: Context, rows: readonly Counted[]): Promise<Facet[]> {
  const byId = new Map((await entriesOf(ctx, 'industry', ctx.language)).map((entry) => [entry.id, entry]))
  const sums = new Map<number, number>()
  for (const { value, count } of rows) {
    const section = byId.get(Number(value))?.parent ?? Number(value)
    sums.set(section, (sums.get(section) ?? 0) + count)
  }
  return [...sums]
    .flatMap(([id, count]) => {
      const text = byId.get(id)?.text
      return text ? [{ value: String(id), text, count }] : []
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, mostValues)
}
