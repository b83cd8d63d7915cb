import { type RawBuilder, sql } from 'kysely'
import type { Spot, Stretch } from '#features/job-search/cursor.ts'
import { oneOf, quoted } from '#features/job-search/lexemes.ts'
import { lexeme, startOfWeek, weekOf } from '../index/lexemes.ts'
import { isPublic, mayBeFound } from '../reach/access.ts'
import { shareOfLists, shareOfText, weeksFor } from './plan.ts'
import { accessOf, type Search } from './ready.ts'

/** Where words must stand; `rest` is anywhere, but not all in titles and skills. */
export type Where = 'title' | 'anywhere' | 'rest'
export type Range = { until: Spot; since: Spot | null }

const first = '00000000-0000-0000-0000-000000000000'
/** Whoever changed something up to this moment is before this spot. */
export const justAfter = (at: number): Spot => ({ at: at + 1, id: first })

/** How many weeks hold about so many matches; null for all. */
export function weeksOf(search: Search, where: Where, target: number, until: Spot): number | null {
  const { text, lists, scope, stems, frequencies } = search
  const ofText = text ? shareOfText(text.wanted, where === 'title' ? 'title' : 'anywhere', stems, frequencies) : 1
  const access = scope
    ? [scope.job ? [lexeme.job(scope.job)] : [lexeme.open, lexeme.to(scope.page)]]
    : [[lexeme.public]]
  return weeksFor(ofText * shareOfLists([...lists, ...access], frequencies), target, weekOf(until.at), frequencies)
}

/** Where a window of so many weeks that ends with `until` begins. */
export const sinceOf = (weeks: number | null, until: Spot): Spot | null =>
  weeks === null ? null : { at: startOfWeek(weekOf(until.at) - weeks + 1), id: first }

/** Rows that match, as the index tells them. */
export const gather = (search: Search, where: Where, range: Range, columns: RawBuilder<unknown>) =>
  sql`select ${columns} from cv_search where ${matches(search, where, range)} and (${within(search, range)}) is true
    and ${sql.join([sql`true`, ...search.rows], sql` and `)}`

const matches = ({ text, lists, scope }: Search, where: Where, range: Range) => {
  const weeks = weeksIn(range)
  const query = [
    ...(text ? [where === 'title' ? text.title : text.anywhere] : []),
    ...(text && where === 'rest' ? [`!${text.title}`] : []),
    ...[...lists, ...(weeks ? [weeks] : [])].map((list) => oneOf(list.map(quoted))),
    accessOf(scope),
  ]
  return sql`fts @@ ${query.join(' & ')}::tsquery`
}

const within = ({ since: notBefore }: Search, { until, since }: Range) => {
  const before = sql`(updated_at, cv_search.user_id) < (${new Date(until.at)}::timestamptz, ${until.id}::uuid)`
  const after = since
    ? sql`(updated_at, cv_search.user_id) >= (${new Date(since.at)}::timestamptz, ${since.id}::uuid)`
    : sql`true`
  const recent = notBefore === null ? sql`true` : sql`updated_at >= ${new Date(notBefore)}::timestamptz`
  return sql`${before} and ${after} and ${recent}`
}

function weeksIn({ until, since }: Range): string[] | null {
  if (!since) return null
  const last = weekOf(until.at)
  return Array.from({ length: last - weekOf(since.at) + 1 }, (_, at) => lexeme.week(last - at))
}

/** What holds at this moment, whatever the index still says: looked up for those that are about to be shown. */
export const stillFound = ({ scope }: Search, user: RawBuilder<unknown>) =>
  scope ? mayBeFound(scope, user) : isPublic(user)

/** Where ranking begins: with words in titles. */
export const firstStretch = (now: number): Omit<Stretch, 'since'> => ({ where: 'title', until: justAfter(now) })
