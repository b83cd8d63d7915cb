import { type RawBuilder, sql } from 'kysely'
import { countryName } from '#features/lookups/countries.ts'
import { entriesOf, readKept } from '#features/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import type { CompanyQuery } from './contract.ts'
import { type Filter, filtersOf, fromNamed } from './where.ts'

const mostValues = 40
type Facet = { value: string; text: string; count: number }

/** How many companies each value of a filter would leave, the filter itself aside; values that leave none are not told. */
export async function countFacets(ctx: Context, query: CompanyQuery): Promise<Given<typeof contract.companyFacets>> {
  const [place, industry, size, kind, verified, open] = await Promise.all([
    countPlaces(ctx, query),
    countIndustries(ctx, query),
    count(ctx, query, 'size', sql`d.size`),
    count(ctx, query, 'kind', sql`d.kind`),
    count(ctx, query, 'verified', sql`d.verified`),
    count(ctx, query, 'open', sql`d.open_jobs > 0`),
  ])
  const plain = (rows: Counted[]) => rows.map(({ value, count }) => ({ value: String(value), text: '', count }))
  const ofTrue = (rows: Counted[]) => rows.find(({ value }) => value === true)?.count ?? 0
  return {
    success: true,
    data: { place, industry, size: plain(size), kind: plain(kind), verified: ofTrue(verified), open: ofTrue(open) },
  }
}

type Counted = { value: string | number | boolean; count: number }

async function count(ctx: Context, query: CompanyQuery, filter: Filter, value: RawBuilder<unknown>) {
  const filters = await filtersOf(ctx, query, filter)
  const { rows } = await sql<Counted>`select ${value} as value, count(*)::integer as count from ${fromNamed(query.q)}
    where ${filters} and ${value} is not null group by 1 order by 2 desc, 1`.execute(ctx.read)
  return rows
}

/** Countries; within a chosen country, or beside a chosen city, the cities there. */
async function countPlaces(ctx: Context, query: CompanyQuery): Promise<Facet[]> {
  const cities = new Map((await readKept(ctx)).cities.map((city) => [city.id, city]))
  const country = query.place && (query.place < 0 ? -query.place : cities.get(query.place)?.country_id)
  const all = await count(ctx, query, 'place', sql`d.country_id`)
  const countries = all.map(({ value, count }) => ({
    value: String(-Number(value)),
    text: countryName(Number(value), ctx.language),
    count,
  }))
  if (!country) return countries.slice(0, mostValues)
  const inside = await count(ctx, query, 'place', sql`case when d.country_id = ${country} then d.city_id end`)
  const towns = inside.flatMap(({ value, count }) => {
    const text = cities.get(Number(value))?.texts[ctx.language]
    return text ? [{ value: String(value), text, count }] : []
  })
  const own = countries.filter(({ value }) => value === String(-country))
  return [...own, ...towns].slice(0, mostValues)
}

/** Sections, each with what its parts hold. */
async function countIndustries(ctx: Context, query: CompanyQuery): Promise<Facet[]> {
  const [rows, entries] = await Promise.all([
    count(ctx, query, 'industry', sql`d.industry_id`),
    entriesOf(ctx, 'industry', ctx.language),
  ])
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
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
