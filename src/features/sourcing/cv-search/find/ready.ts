import { type RawBuilder, sql } from 'kysely'
import { citiesAround } from '#features/jobs/job-search/places-around.ts'
import { type Stems, stemsOf } from '#features/jobs/job-search/stems.ts'
import { rangesFrom } from '#features/site/lookups/experience-ranges.ts'
import { placesAmong } from '#features/site/lookups/places-among.ts'
import { countriesOf } from '#features/site/lookups/regions.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import { type Meanings, meaningsOf } from '#features/site/understanding/meanings.ts'
import type { Context } from '#platform/server/context.ts'
import { fold } from '#platform/shared/fold.ts'
import type { Scope } from '../contact/access.ts'
import type { CvQuery, Part } from '../contract.ts'
import { type Frequencies, frequenciesOf } from '../index/frequencies.ts'
import { lexeme } from '../index/lexemes.ts'
import { inAnyLine, otherWays } from '../query/other-ways.ts'
import { partsOf } from '../query/parts-of.ts'
import { type Node, type Odd, readBoolean } from '../query/read-boolean.ts'
import { rankOf, say, sayCurrent, sayFirst, titlesIn, wordsIn } from '../query/say.ts'
import type { Wanted } from '../query/wanted.ts'
import { alsoSearched, widen } from '../query/widen.ts'
import { withoutAvailability } from '../query/without-availability.ts'
import { withoutUnused } from '../query/without-unused.ts'
import { withoutYears } from '../query/without-years.ts'
import { namesSomebodyHidden } from './behind.ts'

/** Words as the index is asked for them, among titles and skills or anywhere. */
export type Said = { title: string; anywhere: string }

/** What is looked for, ready to be asked. */
export type Search = {
  /** Null for the public, who find only those that chose it. */
  scope: Scope | null
  text: {
    wanted: Wanted
    said: Said
    rank: string | null
    first: string | null
    current: string | null
    titles: string[]
  } | null
  stems: Stems
  meanings: Meanings
  /** Filters as lexemes: all of the lists, any one of each. */
  lists: readonly (readonly string[])[]
  /** What is looked up in the row. */
  rows: readonly RawBuilder<boolean>[]
  /** Nobody who changed nothing since then. */
  since: number | null
  frequencies: Frequencies
  also: string[]
  odd: Odd[]
  /** Years of work that the words ask for at least. */
  years: number | null
  /** What the words were read as. */
  parts: Part[]
}
export type FacetName = 'position' | 'skill' | 'experience' | 'degree' | 'language' | 'nationality'
export const facetNames: readonly FacetName[] = ['position', 'skill', 'experience', 'degree', 'language', 'nationality']

const none: readonly never[] = []

/** Reads what was asked for; `without` leaves filters out, for the counts beside them. */
export async function readyFor(
  ctx: Context,
  asked: CvQuery,
  scope: Scope | null,
  without: readonly FacetName[] = [],
): Promise<Search> {
  const { node, odd } = readBoolean(asked.q)
  const [meanings, { cities, cityById, rows }] = await Promise.all([meaningsOf(ctx), readKept(ctx)])
  const { node: typed, words: freeNow } = withoutAvailability(node)
  const { node: used, words: unused } = withoutUnused(typed, meanings)
  const { node: said, years, words } = withoutYears(used, meanings)
  const read = otherWays(meanings, ctx.language, {
    cities: cityById,
    nationalities: rows.get('nationality') ?? none,
    skills: rows.get('skill') ?? none,
    around: (city) => citiesAround(cities, city, asked.radius ?? 0),
  })
  const ways = asked.any_line ? inAnyLine(read) : read
  const all = together([said, ...keywords(asked.must), ...keywords(asked.without).map(negated)])
  const wanted = all && widen(all, ways)
  const [stems, frequencies, lists, isBehind] = await Promise.all([
    stemsOf(ctx.read, wanted ? wordsIn(wanted) : []),
    frequenciesOf(ctx.read, ctx.now()),
    listsOf(ctx, asked, years, without),
    wanted && scope ? namesSomebodyHidden(ctx.read, scope.page) : false,
  ])
  return {
    ...{ scope, stems, meanings, lists, frequencies, odd, years },
    text: wanted && textOf(wanted, stems, meanings, isBehind ? null : (scope?.page ?? null)),
    rows: rowsOf(ctx, freeNow === '' ? asked : { ...asked, free: 0 }, scope, years),
    parts: partsOf(said && widen(said, ways), { years, words }, freeNow, unused),
    since: asked.updated ? ctx.now().getTime() - asked.updated * 86_400_000 : null,
    also: wanted ? alsoSearched(wanted) : [],
  }
}

function textOf(wanted: Wanted, stems: Stems, { places }: Meanings, page: string | null): Search['text'] {
  const anywhere = say(wanted, { place: 'anywhere', stems, page })
  const title = say(wanted, { place: 'title', stems, page })
  if (!anywhere || !title) return null
  // a district of one word is somebody's name more often: Marina
  const isPlace = (typed: string) => placesAmong(places, fold(typed).split(' '), null).some((one) => !one.isDistrict)
  return {
    wanted,
    said: { anywhere, title },
    rank: rankOf(wanted, stems),
    first: sayFirst(wanted, stems, page, isPlace),
    current: sayCurrent(wanted),
    titles: titlesIn(wanted),
  }
}

/** `sap, month end` is two things, the second one in this order. */
const keywords = (typed: string): Node[] =>
  typed
    .split(/[,،;]/)
    .map((one) => one.trim())
    .filter(Boolean)
    .slice(0, 10)
    .flatMap((one) => readBoolean(/\s/.test(one) ? `"${one.replaceAll('"', ' ')}"` : one).node ?? [])

const negated = (part: Node): Node => ({ kind: 'not', part })

function together(nodes: readonly (Node | null)[]): Node | null {
  const parts = nodes.flatMap((node) => (node === null ? [] : node.kind === 'and' ? node.parts : [node]))
  return parts.length < 2 ? (parts[0] ?? null) : { kind: 'and', parts }
}

async function listsOf(
  ctx: Context,
  asked: CvQuery,
  years: number | null,
  without: readonly FacetName[],
): Promise<string[][]> {
  const of = (name: FacetName, list: string[]) => (without.includes(name) ? [] : list)
  const lists = [
    await placesOf(ctx, asked),
    of('position', asked.position.map(lexeme.position)),
    of('experience', asked.experience.map(lexeme.experience)),
    years === null ? [] : rangesFrom(years).map(lexeme.experience),
    of('degree', asked.degree.map(lexeme.degree)),
    of('nationality', asked.nationality.map(lexeme.nationality)),
    // each skill and each language is wanted, not any of them
    ...of(
      'skill',
      asked.skill.map((name) => lexeme.skill(foldWords(name))),
    ).map((one) => [one]),
    ...of(
      'language',
      asked.language.map((one) => lexeme.language(...(one.split(':') as [string, string]))),
    ).map((one) => [one]),
  ]
  return lists.filter((list) => list.length > 0)
}

async function placesOf(ctx: Context, { place, radius, resident }: CvQuery): Promise<string[]> {
  if (place === undefined || place === 0) return []
  if (place < 0)
    return countriesOf(place).flatMap((one) => [lexeme.country(one), ...(resident ? [] : [lexeme.movesToCountry(one)])])
  const { cities } = await readKept(ctx)
  const around = citiesAround(cities, place, radius ?? 0)
  return [...around.map(lexeme.city), ...(resident ? [] : around.map(lexeme.movesToCity))]
}

function rowsOf(
  ctx: Context,
  { free, hide_seen, job }: CvQuery,
  scope: Scope | null,
  years: number | null,
): RawBuilder<boolean>[] {
  const by = new Date(ctx.now().getTime() + (free ?? 0) * 86_400_000).toISOString().slice(0, 10)
  const isAside = hide_seen ? sql`(hidden_at is not null or seen_at is not null)` : sql`hidden_at is not null`
  return [
    // a range may begin below what is asked for
    ...(years === null ? [] : [sql<boolean>`years >= ${years}`]),
    ...(free === undefined
      ? []
      : [
          sql<boolean>`(coalesce(free_on <= ${by}::date, false) or coalesce(free_on is null and notice_days <= ${free}, false))`,
        ]),
    ...(scope && (!job || hide_seen)
      ? [
          sql<boolean>`not exists (select from cv_marks where page_id = ${scope.page} and cv_marks.user_id = cv_search.user_id and ${isAside})`,
        ]
      : []),
  ]
}
