import { type RawBuilder, sql } from 'kysely'
import type { Spot, Stretch } from '#features/jobs/job-search/cursor.ts'
import { oneOf, quoted } from '#features/jobs/job-search/lexemes.ts'
import { isPublic, mayBeFound } from '../contact/access.ts'
import { lengthOf, lexeme, openIn, type Unit, unitOf } from '../index/lexemes.ts'
import { allTogether, shareOfLists, shareOfText, spanFor, unitFor, wider } from './plan.ts'
import type { Search } from './ready.ts'

/** Where words must stand; `rest` is anywhere, but not all in titles and skills. */
export type Where = 'title' | 'anywhere' | 'rest'
export type Range = { until: Spot; since: Spot | null }

const first = '00000000-0000-0000-0000-000000000000'
/** Whoever changed something up to this moment is before this spot. */
export const justAfter = (at: number): Spot => ({ at: at + 1, id: first })

/** What is known of how many have what is looked for. */
function shareOf({ text, lists, scope, stems, frequencies }: Search, where: Where) {
  const access = scope
    ? [scope.job ? [lexeme.job(scope.job)] : [lexeme.open, lexeme.to(scope.page)]]
    : [[lexeme.public]]
  return allTogether([
    ...(text ? [shareOfText(text.wanted, where === 'title' ? 'title' : 'anywhere', stems, frequencies)] : []),
    shareOfLists([...lists, ...access], frequencies),
  ])
}

/** How long a window that ends with `until` holds about so many matches, in milliseconds; null for all. */
export const spanOf = (search: Search, where: Where, target: number, until: Spot): number | null =>
  spanFor(shareOf(search, where), target, until.at, search.frequencies)

/** The same after a window that held fewer than were needed. */
export const widerSpan = (
  search: Search,
  where: Where,
  target: number,
  { until, since }: { until: Spot; since: Spot },
  found: number,
): number | null => wider(until.at - since.at, found, shareOf(search, where), target, until.at, search.frequencies)

/** Where a window that ends with `until` begins: with an hour, a day or a week. */
export function sinceOf(span: number | null, until: Spot): Spot | null {
  if (span === null) return null
  const unit = unitFor(span)
  return { at: unitOf(unit, until.at - span) * lengthOf[unit], id: first }
}

/** Rows that match, as the index tells them. */
export const gather = (search: Search, where: Where, range: Range, columns: RawBuilder<unknown>) =>
  sql`select ${columns} from cv_search where ${matches(search, where, range)} and (${within(search, range)}) is true
    and ${sql.join([sql`true`, ...search.rows], sql` and `)}`

/** One question: the index reads each list of words once, which is what costs. */
function matches(search: Search, where: Where, range: Range) {
  const said = search.text?.said
  const words = said ? [where === 'title' ? said.title : said.anywhere] : []
  const elsewhere = said && where === 'rest' ? [`!${said.title}`] : []
  const lists = search.lists.map((list) => oneOf(list.map(quoted)))
  return sql`fts @@ ${[...words, ...elsewhere, ...lists, ...peopleIn(search, range)].join(' & ')}::tsquery`
}

/** So many are looked at in no time, whenever they changed something. */
const small = 5_000

/** Who may be found in a range of time, as the index knows it: people open to all, and those the page sees whole. */
function peopleIn({ scope, frequencies }: Search, range: Range): string[] {
  const times = timesIn(range)
  const at = (name: (unit: Unit, time: number) => string) =>
    times ? [oneOf(times.each.map((time) => quoted(name(times.unit, time))))] : []
  const inTime = at((unit, time) => lexeme[unit](time))
  if (!scope) return [quoted(lexeme.public), ...inTime]
  if (scope.job) return [quoted(lexeme.job(scope.job)), ...inTime]
  const open = at(openIn)[0] ?? quoted(lexeme.open)
  const to = lexeme.to(scope.page)
  // the index would read whole times before it looks at the few
  const own = frequencies.of(to) < small ? [quoted(to)] : [quoted(to), ...inTime]
  return [`(${open} | ${own.join(' & ')})`, `!${quoted(lexeme.not(scope.page))}`]
}

const within = ({ since: notBefore }: Search, { until, since }: Range) => {
  const before = sql`(updated_at, cv_search.user_id) < (${new Date(until.at)}::timestamptz, ${until.id}::uuid)`
  const after = since
    ? sql`(updated_at, cv_search.user_id) >= (${new Date(since.at)}::timestamptz, ${since.id}::uuid)`
    : sql`true`
  const recent = notBefore === null ? sql`true` : sql`updated_at >= ${new Date(notBefore)}::timestamptz`
  return sql`${before} and ${after} and ${recent}`
}

function timesIn({ until, since }: Range): { unit: Unit; each: number[] } | null {
  if (!since) return null
  const unit = unitFor(until.at - since.at)
  const last = unitOf(unit, until.at)
  return { unit, each: Array.from({ length: last - unitOf(unit, since.at) + 1 }, (_, at) => last - at) }
}

/** What holds at this moment, whatever the index still says: looked up for those that are about to be shown. */
export const stillFound = ({ scope }: Search, user: RawBuilder<unknown>) =>
  scope ? mayBeFound(scope, user) : isPublic(user)

/** Where ranking begins: with words in titles. */
export const firstStretch = (now: number): Omit<Stretch, 'since'> => ({ where: 'title', until: justAfter(now) })
