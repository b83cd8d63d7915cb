import { type RawBuilder, sql } from 'kysely'
import type { Spot, Stretch } from './cursor.ts'
import { dayOf, lexeme, oneOf, quoted, startOfDay, startOfWeek, weekOf } from './lexemes.ts'
import { company, daysByName, type Plan, planFor, shareOf, shareOfFilters, shareOfText } from './planner.ts'
import type { Search } from './search.ts'

/** Where words must stand; `rest` is anywhere, but not all in title and skills. */
export type Where = 'title' | 'anywhere' | 'rest'
export type Range = { until: Spot; since: Spot | null }

const first = '00000000-0000-0000-0000-000000000000'
/** A week this far back is not named in a query any more; the range alone bounds it. */
const mostWeeks = 60
/** The share of jobs from which on a filter is common. */
const commonFrom = 0.5

/** What is published up to this moment is before this spot. */
export const justAfter = (at: number): Spot => ({ at: at + 1, id: first })

/** Where a window of so many days that ends with `until` begins: at a day, or at a week where it is long. */
export function sinceOf(plan: Plan, until: Spot): Spot | null {
  if (plan.how === 'walk' || plan.days === null) return null
  const begins = startOfDay(dayOf(until.at) - plan.days + 1)
  return { at: plan.days > daysByName ? startOfWeek(weekOf(begins)) : begins, id: first }
}

const namesWork = ([one = '']: readonly string[]) => /^of?i?:/.test(one)

/** How matches in this place of words are best gathered. */
export function planOf(search: Search, where: Where, target: number): Plan {
  const { text, filters, frequencies } = search
  const isBare =
    text === null &&
    filters.usd === null &&
    filters.usdMost === null &&
    filters.not.length === 0 &&
    filters.lists.length === (filters.country === null ? 0 : 1)
  const among = filters.country === null ? 1 : shareOf(lexeme.country(filters.country), frequencies)
  // of fewer than that one would walk past all, and then count them
  if (isBare && frequencies.jobs * among > target) return { how: 'walk', rows: target }
  return planFor({ ...wantedOf(search, where), among, target }, frequencies)
}

/** How many jobs are likely to match, by the frequencies of what is asked for. */
export function expectedOf(search: Search, where: Where = 'anywhere'): number {
  const { filters, frequencies } = search
  const leftOut = shareOfFilters({ lists: [filters.not] }, frequencies).share
  return frequencies.jobs * wantedOf(search, where).share * (1 - leftOut)
}

function wantedOf({ text, filters, frequencies }: Search, where: Where) {
  const ofFilters = shareOfFilters(filters, frequencies)
  const place = where === 'title' ? 'title' : 'anywhere'
  const ofText = text ? shareOfText(text, place, frequencies) : { share: 1, rarest: 1, lexemes: 0 }
  // an occupation and words beside it stand in one title: they come in company too
  const ofWork =
    text && where === 'title' ? shareOfFilters({ lists: filters.lists.filter(namesWork) }, frequencies) : null
  return {
    share:
      ofWork && ofWork.share > 0
        ? Math.max(
            ofText.share * ofFilters.share,
            (Math.min(ofText.share, ofWork.share) * company * ofFilters.share) / ofWork.share,
          )
        : ofText.share * ofFilters.share,
    rarest: Math.min(ofText.rarest, ofFilters.rarest),
    lexemes: ofText.lexemes + ofFilters.lexemes,
    looksAt: text && (where !== 'title' || !text.rowDecides) ? ('text' as const) : ('row' as const),
  }
}

/**
 * Rows that match, as the plan says; no more than `most` of the newest when walking. Conditions are worded so that the
 * database has one way to go: it would walk where it should ask the index, and the other way round.
 */
export function gather(
  search: Search,
  where: Where,
  plan: Plan,
  range: Range,
  columns: RawBuilder<unknown>,
  most: number,
) {
  return plan.how === 'walk'
    ? sql`select ${columns} from (
        select * from job_search where ${inCountry(search)} and ${within(range)} order by published_at desc, id desc limit ${plan.rows}
      ) as job_search where ${fitsRow(search, where)} order by published_at desc, id desc limit ${most}`
    : sql`select ${columns} from job_search where ${fitsIndex(search, where, range)} and (${within(range)}) is true`
}

export const within = ({ until, since }: Range) => {
  const before = sql`(published_at, id) < (${new Date(until.at)}::timestamptz, ${until.id}::uuid)`
  return since
    ? sql`${before} and (published_at, id) >= (${new Date(since.at)}::timestamptz, ${since.id}::uuid)`
    : before
}

const inCountry = ({ filters: { country } }: Search) => (country === null ? sql`true` : sql`country_id = ${country}`)

const fitsPay = ({ filters: { usd, usdMost } }: Search) =>
  sql.join([usd === null ? sql`true` : sql`salary_month_usd >= ${usd}`, beginsAt(usdMost)], sql` and `)

/** Whether pay begins at no more; what a month comes to is kept of its upper end. */
const beginsAt = (most: number | null) =>
  most === null ? sql`true` : sql`salary_month_usd * coalesce(salary_min::float8 / nullif(salary_max, 0), 1) <= ${most}`

/** Whether a row of `job_search` that is at hand already is what is looked for. */
export const fits = (search: Search) => sql<boolean>`(${inCountry(search)} and ${fitsRow(search, 'anywhere')})`

/** What is looked up in the row: a query over the short vector, and over the long one only for words of the text. */
function fitsRow(search: Search, where: Where) {
  const { text, filters } = search
  const lists = filters.lists.map(anyOf)
  const inRow = [...(text && where === 'title' ? [text.row] : []), ...lists, ...filters.not.map(noneOf)]
  const conditions = [
    inRow.length > 0 ? sql`tk @@ ${inRow.join(' & ')}::tsquery` : sql`true`,
    text && (where !== 'title' || !text.rowDecides) ? sql`fts @@ ${text.anywhere}::tsquery` : sql`true`,
    where === 'rest' && text ? sql`not tk @@ ${text.row}::tsquery` : sql`true`,
    fitsPay(search),
    isNew(search),
  ]
  return sql.join(conditions, sql` and `)
}

/**
 * What the index answers, and the little it cannot: the order of words in a title, and exact pay. Filters that most jobs pass
 * are looked at in the row, where something rarer names the rows: to intersect their long lists costs more.
 */
function fitsIndex(search: Search, where: Where, range: Range) {
  const { text } = search
  const days = daysIn(range, search.filters.country)
  const lists = days ? search.filters.lists.filter(([one]) => one !== countryOf(search)) : search.filters.lists
  const rare = lists.filter((list) => shareOfFilters({ lists: [list] }, search.frequencies).share < commonFrom)
  const named = text || days || rare.length > 0 ? rare : lists
  const inRow = [...lists.filter((list) => !named.includes(list)).map(anyOf), ...search.filters.not.map(noneOf)]
  const query = [
    ...(text ? [where === 'title' ? text.title : text.anywhere] : []),
    ...[...named, ...(days ? [days] : [])].map(anyOf),
  ].join(' & ')
  const conditions = [
    query ? sql`fts @@ ${query}::tsquery` : sql`true`,
    inRow.length > 0 ? sql`tk @@ ${inRow.join(' & ')}::tsquery` : sql`true`,
    where === 'title' && text?.hasPhrase ? sql`tk @@ ${text.row}::tsquery` : sql`true`,
    where === 'rest' && text ? sql`not tk @@ ${text.row}::tsquery` : sql`true`,
    fitsPay(search),
    isNew(search),
  ]
  return sql.join(conditions, sql` and `)
}

const isNew = ({ filters: { since } }: Search) =>
  since === null ? sql`true` : sql`published_at >= ${new Date(since)}::timestamptz`
const noneOf = (one: string) => `!${quoted(one)}`
const anyOf = (list: readonly string[]) => oneOf(list.map(quoted))
const countryOf = ({ filters: { country } }: Search) => (country === null ? null : lexeme.country(country))

/** The days of a range as lexemes, those of the country where there is one; weeks of a long range; null for no end. */
function daysIn({ until, since }: Range, country: number | null): string[] | null {
  if (!since) return null
  const [last, days] = [dayOf(until.at), dayOf(until.at) - dayOf(since.at) + 1]
  const [lastWeek, weeks] = [weekOf(until.at), weekOf(until.at) - weekOf(since.at) + 1]
  if (weeks > mostWeeks) return null
  return days <= daysByName
    ? back(last, days, country === null ? lexeme.day : (day) => lexeme.countryDay(country, day))
    : back(lastWeek, weeks, country === null ? lexeme.week : (week) => lexeme.countryWeek(country, week))
}

const back = (from: number, count: number, name: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => name(from - at))

/** Where ranking begins: with words in the title. */
export const firstStretch = (now: number): Omit<Stretch, 'since'> => ({ where: 'title', until: justAfter(now) })
