import { readFamilies } from '#db/lookups/read-lookups.ts'
import { monthlyDollars } from '#features/site/lookups/money-rules.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { JobQuery } from './contract.ts'
import { frequenciesOf } from './frequencies.ts'
import { bandOf, lexeme } from './lexemes.ts'
import type { Filters, Frequencies } from './planner.ts'
import { type Asked, readAsked } from './read-asked.ts'
import { stemsOf } from './stems.ts'
import { type TextQuery, textQuery, wordsIn } from './text-query.ts'
import { type Wish, wishOf } from './wish-of.ts'

/** What makes one match better than another beside its words: an occupation it is, languages that are read, a country. */
export type Taste = {
  exact: readonly string[]
  /** Words of the occupation as they were typed, as they stand in titles. */
  words: readonly string[]
  readable: readonly string[]
  country: number | null
}
export const noTaste: Taste = { exact: [], words: [], readable: [], country: null }

/** What is looked for, ready to be planned: words as the index has them, filters as lexemes, and how frequent all that is. */
export type Search = { text: TextQuery | null; filters: Filters; frequencies: Frequencies; taste: Taste }

/** The filters that are counted beside each choice. */
export const facets = ['type', 'workplace', 'experience'] as const

/** A search as it was read, from which searches for all or less of it are made. */
export type Ready = {
  asked: Asked
  wish: Wish
  /** Positions that ask for a skill which was named without an occupation. */
  alike: readonly number[]
  /** Filters that were set, as lexemes; they are never given up. */
  chosen: readonly (readonly string[])[]
  /** The search for this wish, or another one made of it. */
  searchFor: (wish: Wish) => Promise<Search>
}

/** Reads what was asked for as it was typed; `without` leaves filters out, for the counts beside them. */
export async function readTyped(ctx: Context, query: JobQuery, without: readonly string[]): Promise<Ready> {
  const [asked, { cities }] = await Promise.all([readAsked(ctx, query), readKept(ctx)])
  const [frequencies, chosen] = await Promise.all([frequenciesOf(ctx.read, ctx.now()), chosenIn(ctx, query, without)])
  const least = query.salary ? monthlyDollars(query.salary, query.currency, query.period) : null
  const readable = asked.languages.map(lexeme.language)
  const searchFor = async (wish: Wish): Promise<Search> => {
    // what was chosen goes before what was typed
    const usd = least ?? wish.usd
    const band = usd === null ? null : bandOf(usd)
    const text = textQuery(wish.sought, await stemsOf(ctx.read, wordsIn(wish.sought)))
    const lists = [
      wish.place,
      wish.occupation,
      wish.companies,
      ...wish.conditions,
      ...wish.facts,
      ...chosen,
      band === null ? [] : [lexeme.pay(band)],
      wish.usdMost === null ? [] : [lexeme.fact('pay')],
    ].filter((list) => list.length > 0)
    const country = wish.place.length === 1 ? /^c:(\d+)$/.exec(wish.place[0] ?? '')?.[1] : undefined
    return {
      text,
      filters: {
        country: country === undefined ? null : Number(country),
        lists,
        usd,
        usdMost: wish.usdMost,
        not: wish.not,
        since: query.days ? ctx.now().getTime() - query.days * 86_400_000 : null,
      },
      frequencies,
      taste: { exact: wish.exact, words: wish.words, readable, country: asked.places.length > 0 ? null : asked.home },
    }
  }
  return { asked, wish: wishOf(asked, cities, query.radius ?? 0), alike: await askingFor(asked), chosen, searchFor }
}

async function askingFor({ query: { parts } }: Asked): Promise<number[]> {
  const named = new Set(parts.flatMap((part) => (part.kind === 'skill' ? part.skills : [])))
  if (named.size === 0 || parts.some(({ kind }) => kind === 'occupation')) return []
  const families = (await readFamilies()).filter(({ skills }) => skills.some((id) => named.has(id)))
  return [...new Set(families.flatMap(({ positions }) => positions))]
}

/** An industry's section stands for its parts too. */
async function withParts(ctx: Context, industry: number): Promise<number[]> {
  const parts = (await readKept(ctx)).rows.get('industry')?.filter(({ parent }) => parent === industry) ?? []
  return [industry, ...parts.map(({ id }) => id)]
}

async function chosenIn(ctx: Context, asked: JobQuery, without: readonly string[]): Promise<string[][]> {
  const { position, industry, company, degree } = asked
  const lists = [
    without.includes('type') ? [] : asked.type.map(lexeme.type),
    without.includes('workplace') ? [] : asked.workplace.map(lexeme.workplace),
    without.includes('experience') ? [] : asked.experience.map(lexeme.experience),
    position ? [lexeme.position(position)] : [],
    industry ? (await withParts(ctx, industry)).map(lexeme.industry) : [],
    company ? [lexeme.company(company)] : [],
    asked.visa ? [lexeme.visa] : [],
    asked.housing ? [lexeme.fact('housing')] : [],
    asked.pay_shown ? [lexeme.fact('pay')] : [],
    asked.easy ? [lexeme.fact('easy')] : [],
    degree ? [lexeme.degree(degree)] : [],
    ...asked.benefit.map((code) => [lexeme.benefit(code)]),
    asked.language.map(lexeme.language),
  ]
  return lists.filter((list) => list.length > 0)
}
