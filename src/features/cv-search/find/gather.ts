import { type RawBuilder, sql } from 'kysely'
import type { Spot, Stretch } from '#features/job-search/cursor.ts'
import { oneOf, quoted } from '#features/job-search/lexemes.ts'
import { lengthOf, lexeme, unitOf } from '../index/lexemes.ts'
import { isPublic, mayBeFound } from '../reach/access.ts'
import { allTogether, shareOfLists, shareOfText, spanFor, unitFor, wider } from './plan.ts'
import type { Said, Search } from './ready.ts'

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

/** One question for each circle of people, by an `or` that the index answers: what is not asked of a circle costs nothing there. */
const matches = (search: Search, where: Where, range: Range) => {
  const times = timesIn(range)
  const questions = circlesOf(search).map(({ said, access, isSmall }) => {
    // the index would read whole times before it looks at the few of a small circle
    const lists = [...search.lists, ...(times && !isSmall ? [times] : [])].map((list) => oneOf(list.map(quoted)))
    const words = said ? [where === 'title' ? said.title : said.anywhere] : []
    const elsewhere = said && where === 'rest' ? [`!${said.title}`] : []
    return sql`fts @@ ${[...words, ...elsewhere, ...lists, ...access].join(' & ')}::tsquery`
  })
  return sql`(${sql.join(questions, sql` or `)})`
}

type Circle = { said: Said | undefined; access: string[]; isSmall?: boolean }
/** So many are looked at in no time. */
const small = 5_000

/** Who may be found, as the index knows it: people open to all, and those the page sees whole, who are asked about by name too. */
function circlesOf({ text, scope, frequencies }: Search): Circle[] {
  if (!scope) return [{ said: text?.open, access: [quoted(lexeme.public)] }]
  if (scope.job) return [{ said: text?.own, access: [quoted(lexeme.job(scope.job))] }]
  const [to, not] = [quoted(lexeme.to(scope.page)), `!${quoted(lexeme.not(scope.page))}`]
  return [
    { said: text?.open, access: [quoted(lexeme.open), `!${to}`, not] },
    { said: text?.own, access: [to, not], isSmall: frequencies.of(lexeme.to(scope.page)) < small },
  ]
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
