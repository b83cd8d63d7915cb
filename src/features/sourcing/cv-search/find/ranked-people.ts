import { sql } from 'kysely'
import type { Cursor, Spot, Stretch } from '#features/jobs/job-search/cursor.ts'
import type { Db } from '#platform/server/context.ts'
import { firstStretch, gather, sinceOf, spanOf, stillFound, widerSpan } from './gather.ts'
import type { Search } from './ready.ts'

/** Matches that are ranked together. */
const ranked = 200
/** An entry loses half of its freshness in so many days. */
const halfLife = 60

export type Ranked = { id: string; updated_at: Date; score: number; stretch: Stretch }
type From = Extract<Cursor, { sort: 'relevance' }>
type Step = { where: Stretch['where']; until: Spot; since?: Spot | null; after: From['after'] | null }

/**
 * The next so many people, best first: words in titles and skills before words anywhere; within each by stretches of
 * time, the newest first; within a stretch by score. The order hangs on nothing but the people and the cursor, so that
 * pages neither repeat nor lose anybody while others change.
 */
export async function rankedPeople(db: Db, search: Search, now: number, from: From | null, needed: number) {
  const people: Ranked[] = []
  let step: Step | null = from ? { ...from.stretch, after: from.after } : { ...firstStretch(now), after: null }
  while (step && people.length < needed) {
    const { stretch, rows } = await rankStretch(db, search, now, step, needed - people.length)
    people.push(...rows.map(({ id, updated_at, score }) => ({ id, updated_at, score, stretch })))
    step = nextStep(stretch, now, search)
  }
  return people
}

/** Older ones in the same place of the words; then, from the newest on, those with the words elsewhere. */
function nextStep({ where, since }: Stretch, now: number, { since: notBefore }: Search): Step | null {
  if (since && (notBefore === null || since.at > notBefore)) return { where, until: since, after: null }
  return where === 'title' ? { ...firstStretch(now), where: 'anywhere', after: null } : null
}

async function rankStretch(db: Db, search: Search, now: number, step: Step, needed: number) {
  const where = step.where === 'title' ? 'title' : 'rest'
  // a stretch that was begun is finished as it was cut, whatever frequencies say by now
  let span = step.since === undefined ? spanOf(search, where, ranked, step.until) : null
  for (;;) {
    const since = step.since === undefined ? sinceOf(span, step.until) : step.since
    const stretch: Stretch = { where: step.where, until: step.until, since }
    const rows = await rank(db, search, where, stretch, now, step.after, needed)
    if (step.since !== undefined || since === null || rows.length >= needed) return { stretch, rows }
    span = widerSpan(search, where, ranked, { until: step.until, since }, rows.length)
  }
}

type Row = { id: string; updated_at: Date; score: number }

async function rank(
  db: Db,
  search: Search,
  where: 'title' | 'rest',
  stretch: Stretch,
  now: number,
  after: From['after'] | null,
  needed: number,
): Promise<Row[]> {
  const found = gather(search, where, stretch, sql`user_id as id, updated_at, ${scoreOf(search, now)} as score`)
  const further = after
    ? sql`where (score, updated_at, id) < (${after.score}, ${new Date(after.at)}::timestamptz, ${after.id}::uuid)`
    : sql``
  const { rows } = await sql<Row>`
    with found as materialized (${found}),
      best as (select * from found ${further} order by score desc, updated_at desc, id desc offset 0)
    select id, updated_at, score from best where ${stillFound(search, sql`best.id`)}
    order by score desc, updated_at desc, id desc limit ${needed}`.execute(db)
  return rows
}

/** Titles that are one of these names stand before those that only hold one, and those before neighbours of the work. */
function titled(names: readonly string[]) {
  if (names.length === 0) return sql`0`
  const lower = names.map((name) => name.toLowerCase())
  const within = `\\m(${lower.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})\\M`
  return sql`(case when lower(headline) = any(${lower}::text[]) then ${sql.lit(2 * tier)}
    when lower(headline) ~ ${within} then ${sql.lit(tier)} else 0 end)`
}

/** More than the words and the freshness of anybody come to. */
const tier = 1.4

/**
 * Millionths: places and names that are asked for before all, then whoever's title is just what was asked, then who has it within a longer
 * one, then who does such work now before who did, then words of titles, then skills;
 * freshness decides among equals.
 */
function scoreOf({ text }: Search, now: number) {
  const age = sql`extract(epoch from ${new Date(now)}::timestamptz - updated_at)::float8`
  const fresh = sql`exp(${-Math.LN2 / (halfLife * 86_400)}::float8 * ${age})`
  const has = (what: string | null | undefined, worth: number) =>
    what ? sql`(case when fts @@ ${what}::tsquery then ${sql.lit(worth)} else 0 end)` : sql`0`
  return sql`((${has(text?.first, 4 * tier)} + ${has(text?.current, tier)} + ${titled(text?.titles ?? [])} + ts_rank('{0.1, 0, 0.5, 1}', tk, ${text?.rank ?? ''}::tsquery) + 0.35 * ${fresh}) * 1000000)::integer`
}
