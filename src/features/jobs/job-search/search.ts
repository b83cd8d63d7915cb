import { monthlyDollars } from '#features/site/lookups/money-rules.ts'
import { countriesOf } from '#features/site/lookups/regions.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { JobQuery } from './contract.ts'
import { frequenciesOf } from './frequencies.ts'
import { bandOf, lexeme } from './lexemes.ts'
import { citiesAround } from './places-around.ts'
import type { Filters, Frequencies } from './planner.ts'
import { stemsOf } from './stems.ts'
import { type TextQuery, textQuery, wordsIn } from './text-query.ts'

/** What is looked for, ready to be planned: words as the index has them, filters as lexemes, and how frequent all that is. */
export type Search = { text: TextQuery | null; filters: Filters; frequencies: Frequencies }

/** The filters that are counted beside each choice. */
export const facets = ['type', 'workplace', 'experience'] as const

/** Reads what was asked for; `without` leaves filters out, for the counts beside them. */
export async function readyFor(ctx: Context, asked: JobQuery, without: readonly string[] = []): Promise<Search> {
  const [stems, frequencies, filters] = await Promise.all([
    stemsOf(ctx.read, wordsIn(asked.q)),
    frequenciesOf(ctx.read, ctx.now()),
    filtersOf(ctx, asked, without),
  ])
  return { text: textQuery(asked.q, stems), filters, frequencies }
}

/** An industry's section stands for its parts too. */
async function withParts(ctx: Context, industry: number): Promise<number[]> {
  const parts = (await readKept(ctx)).rows.get('industry')?.filter(({ parent }) => parent === industry) ?? []
  return [industry, ...parts.map(({ id }) => id)]
}

async function filtersOf(ctx: Context, asked: JobQuery, without: readonly string[]): Promise<Filters> {
  const { place, position, industry, company, visa } = asked
  const usd = asked.salary ? monthlyDollars(asked.salary, asked.currency, asked.period) : null
  const band = usd === null ? null : bandOf(usd)
  const countries = place === undefined ? [] : countriesOf(place)
  const around =
    place !== undefined && place > 0 ? citiesAround((await readKept(ctx)).cities, place, asked.radius ?? 0) : []
  const lists = [
    countries.map(lexeme.country),
    around.map(lexeme.city),
    without.includes('type') ? [] : asked.type.map(lexeme.type),
    without.includes('workplace') ? [] : asked.workplace.map(lexeme.workplace),
    without.includes('experience') ? [] : asked.experience.map(lexeme.experience),
    position ? [lexeme.position(position)] : [],
    industry ? (await withParts(ctx, industry)).map(lexeme.industry) : [],
    company ? [lexeme.company(company)] : [],
    visa ? [lexeme.visa] : [],
    band === null ? [] : [lexeme.pay(band)],
  ]
  return {
    country: countries.length === 1 ? (countries[0] ?? null) : null,
    lists: lists.filter((list) => list.length > 0),
    usd,
  }
}
