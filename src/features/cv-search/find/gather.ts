import { type RawBuilder, sql } from 'kysely'
import type { Spot, Stretch } from '#features/job-search/cursor.ts'
import { oneOf, quoted } from '#features/job-search/lexemes.ts'
import { dayLength, lengthOf, lexeme, type Unit, unitOf } from '../index/lexemes.ts'
import { isPublic, mayBeFound } from '../reach/access.ts'
import { shareOfLists, shareOfText, spanFor } from './plan.ts'
import { accessOf, type Search } from './ready.ts'

/** Where words must stand; `rest` is anywhere, but not all in titles and skills. */
export type Where = 'title' | 'anywhere' | 'rest'
export type Range = { until: Spot; since: Spot | null }

const first = '00000000-0000-0000-0000-000000000000'
/** Whoever changed something up to this moment is before this spot. */
export const justAfter = (at: number): Spot => ({ at: at + 1, id: first })

/** How long a window holds about so many matches, in milliseconds; null for all. */
export function spanOf(search: Search, where: Where, target: number, until: Spot): number | null {
  const { text, lists, scope, stems, frequencies } = search
  const ofText = text ? shareOfText(text.wanted, where === 'title' ? 'title' : 'anywhere', stems, frequencies) : 1
  const access = scope
    ? [scope.job ? [lexeme.job(scope.job)] : [lexeme.open, lexeme.to(scope.page)]]
    : [[lexeme.public]]
  return spanFor(ofText * shareOfLists([...lists, ...access], frequencies), target, until.at, frequencies)
}

/** By what a window of this length is named: few words, and not much more than it. */
const unitFor = (span: number): Unit => (span <= 2 * dayLength ? 'hour' : span <= 28 * dayLength ? 'day' : 'week')

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

const matches = ({ text, lists, scope }: Search, where: Where, range: Range) => {
  const times = timesIn(range)
  const query = [
    ...(text ? [where === 'title' ? text.title : text.anywhere] : []),
    ...(text && where === 'rest' ? [`!${text.title}`] : []),
    ...[...lists, ...(times ? [times] : [])].map((list) => oneOf(list.map(quoted))),
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

function timesIn({ until, since }: Range): string[] | null {
  if (!since) return null
  const unit = unitFor(until.at - since.at)
  const last = unitOf(unit, until.at)
  return Array.from({ length: last - unitOf(unit, since.at) + 1 }, (_, at) => lexeme[unit](last - at))
}

/** What holds at this moment, whatever the index still says: looked up for those that are about to be shown. */
export const stillFound = ({ scope }: Search, user: RawBuilder<unknown>) =>
  scope ? mayBeFound(scope, user) : isPublic(user)

/** Where ranking begins: with words in titles. */
export const firstStretch = (now: number): Omit<Stretch, 'since'> => ({ where: 'title', until: justAfter(now) })
