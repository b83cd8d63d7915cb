import { sql } from 'kysely'
import { rangeOf, ranges } from '#features/site/lookups/experience-ranges.ts'
import type { Db } from '#platform/server/context.ts'
import type { CvQuery } from '../contract.ts'
import type { Frequencies } from '../index/frequencies.ts'
import { dayLength, lexeme, unitOf } from '../index/lexemes.ts'
import { gather, justAfter, sinceOf, spanOf, widerSpan } from './gather.ts'
import { type FacetName, facetNames, type Search } from './ready.ts'

/** Matches that are counted one by one; of more the newest are, and stand for the others. */
const sampled = 1_000

/** How many match, and how many each one that was counted stands for: 1 where all were. */
type Sample<R> = { rows: R[]; times: number; isExact: boolean }

async function sample<R extends object>(db: Db, search: Search, now: number, columns: ReturnType<typeof sql>) {
  const until = justAfter(now)
  let span = spanOf(search, 'anywhere', sampled, until)
  for (;;) {
    const since = sinceOf(span, until)
    const { rows } = await sql<R>`${gather(search, 'anywhere', { until, since }, columns)}`.execute(db)
    if (since === null) return { rows, isExact: true, times: 1 }
    if (rows.length >= sampled / 4)
      return { rows, isExact: false, times: await standsFor(db, since.at, now, search.frequencies) }
    span = widerSpan(search, 'anywhere', sampled, { until, since }, rows.length)
  }
}

/** How many times as many people there are as changed something since then: of the last days counted now, of others as counted last. */
async function standsFor(db: Db, since: number, now: number, { people, days, of }: Frequencies): Promise<number> {
  const from = unitOf('day', since)
  if (now - since > 3 * dayLength)
    return times(
      people,
      days.filter((day) => day >= from).reduce((sum, day) => sum + of(lexeme.day(day)), 0),
    )
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from cv_search where updated_at >= ${new Date(since)}`.execute(db)
  return times(people, rows[0]?.count ?? 0)
}

const times = (people: number, counted: number): number => Math.max(1, people / Math.max(1, counted))

/** How many match in all; two digits are as much as an estimate knows. */
export async function totalOf(db: Db, search: Search, now: number) {
  const until = justAfter(now)
  let span = spanOf(search, 'anywhere', sampled, until)
  for (;;) {
    const since = sinceOf(span, until)
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from (${gather(search, 'anywhere', { until, since }, sql`1`)}) found`.execute(
      db,
    )
    const count = rows[0]?.count ?? 0
    if (since === null) return { total: count, total_is_estimate: false }
    if (count >= sampled / 4)
      return {
        total: rounded(count * (await standsFor(db, since.at, now, search.frequencies))),
        total_is_estimate: true,
      }
    span = widerSpan(search, 'anywhere', sampled, { until, since }, count)
  }
}

type Facts = {
  position_ids: number[]
  skills: string[]
  years: number
  degree_id: number | null
  languages: string[]
  nationality_ids: number[]
}
export type Counts = Record<FacetName, { value: string; count: number }[]>

const mostValues = 12

/** Counts beside each value of a filter, as if that filter were not set, from matches in which none of them is. */
export async function facetsOf(db: Db, search: Search, asked: CvQuery, now: number): Promise<Counts> {
  const columns = sql`position_ids, skills, years, degree_id, languages, nationality_ids`
  const found: Sample<Facts> = await sample<Facts>(db, search, now, columns)
  const count = (name: FacetName) => {
    const others = facetNames.filter((one) => one !== name)
    const counts = new Map<string, number>()
    for (const row of found.rows)
      if (others.every((other) => fits(valuesOf[other](row), asked, other)))
        for (const value of new Set(valuesOf[name](row))) counts.set(value, (counts.get(value) ?? 0) + 1)
    return [...counts]
      .map(([value, times]) => ({ value, count: found.isExact ? times : rounded(times * found.times) }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, name === 'experience' ? ranges.length : mostValues)
  }
  return Object.fromEntries(facetNames.map((name) => [name, count(name)])) as Counts
}

const valuesOf: Record<FacetName, (row: Facts) => string[]> = {
  position: ({ position_ids }) => position_ids.map(String),
  skill: ({ skills }) => skills,
  experience: ({ years }) => [rangeOf(years)],
  degree: ({ degree_id }) => (degree_id === null ? [] : [String(degree_id)]),
  language: ({ languages }) => languages.map((one) => one.split(':')[0] ?? ''),
  nationality: ({ nationality_ids }) => nationality_ids.map(String),
}

/** Skills and languages are wanted all, of the others any. */
function fits(values: readonly string[], asked: CvQuery, name: FacetName): boolean {
  if (name === 'skill') return asked.skill.every((one) => values.includes(one))
  if (name === 'language') return asked.language.every((one) => values.includes(one.split(':')[0] ?? ''))
  const chosen = asked[name].map(String)
  return chosen.length === 0 || values.some((value) => chosen.includes(value))
}

const rounded = (count: number) => Math.round(Number(count.toPrecision(2)))
