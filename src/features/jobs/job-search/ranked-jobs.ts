import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { type CardRow, cardColumns } from './card.ts'
import type { Cursor, Spot, Stretch } from './cursor.ts'
import { expectedOf, firstStretch, gather, planOf, sinceOf, type Where } from './gather.ts'
import { quoted } from './lexemes.ts'
import { insteadOfWalk, type Plan, wider } from './planner.ts'
import type { Search } from './search.ts'

/** Matches that are ranked together. */
const ranked = 200
/** A stretch of fewer is widened, however many are wanted: pages by number cut the same stretches as cursors do. */
const fewest = 50
/** A stretch that was cut holds what it holds. */
const all = 1e9
/** A job loses half of its freshness in so many days. */
const halfLife = 12

type Ranked = CardRow & { score: number; stretch: Stretch }
type From = Extract<Cursor, { sort: 'relevance' }>
type Step = { where: Stretch['where']; until: Spot; since?: Spot | null; after: From['after'] | null }

/**
 * The next so many jobs by relevance: words in title and skills first, then anywhere; within each by stretches of time of
 * some hundred matches, newest stretch first; within a stretch by score. The order is total and hangs on nothing but the
 * jobs and the cursor, so that pages neither repeat nor lose a job while others are published.
 */
export async function rankedJobs(
  db: Db,
  search: Search,
  now: number,
  from: From | null,
  needed: number,
): Promise<Ranked[]> {
  const jobs: Ranked[] = []
  // where no word is asked for, there is no title to look at first
  const where = search.text?.rank ? 'title' : 'anywhere'
  const ask = (step: Step, wanted: number) => rankStretch(db, search, now, step, wanted)
  // where titles are likely to hold too few, what stands elsewhere is asked for in the same moment
  const isFew = from === null && where === 'title' && expectedOf(search, 'title') < needed
  const [first, elsewhere] = await Promise.all([
    ask(from ? { ...from.stretch, after: from.after } : begin(where, now), needed),
    isFew ? ask(begin('anywhere', now), needed) : null,
  ])
  for (let answer = first; ; ) {
    const { stretch, rows } = answer
    jobs.push(...rows.slice(0, needed - jobs.length).map((row) => ({ ...row, stretch })))
    const step = nextStep(stretch, now)
    if (!step || jobs.length >= needed) return jobs
    answer = elsewhere && step.where !== stretch.where ? elsewhere : await ask(step, needed - jobs.length)
  }
}

const begin = (where: Stretch['where'], now: number): Step => ({ ...firstStretch(now), where, after: null })

/** Older jobs in the same place of the words; then, from the newest on, those with the words elsewhere. */
function nextStep({ where, since }: Stretch, now: number): Step | null {
  if (since) return { where, until: since, after: null }
  return where === 'title' ? begin('anywhere', now) : null
}

async function rankStretch(db: Db, search: Search, now: number, step: Step, needed: number) {
  const where = step.where === 'title' ? 'title' : search.text?.rank ? 'rest' : 'anywhere'
  let plan = planOf(search, where, ranked)
  // a stretch that was begun is finished as it was cut, whatever frequencies say by now
  if (step.since !== undefined) return finish({ ...step, since: step.since })
  for (;;) {
    const stretch: Stretch = { where: step.where, until: step.until, since: sinceOf(plan, step.until) }
    const rows = await rank(db, search, where, plan, stretch, now, step.after, needed, ranked)
    const found = rows[0]?.found ?? 0
    if (found >= ranked) return { stretch: { ...stretch, since: lowest(rows) }, rows }
    if (plan.how === 'walk') plan = insteadOfWalk(search.frequencies)
    else if (plan.days === null || found >= fewest) return { stretch, rows }
    else plan = wider(plan.days, found, fewest, search.frequencies)
  }

  async function finish(stretch: Stretch) {
    const again: Plan = plan.how === 'walk' && stretch.since ? { ...plan, rows: all } : { how: 'window', days: null }
    return { stretch, rows: await rank(db, search, where, again, stretch, now, step.after, needed, all) }
  }
}

type Row = CardRow & { score: number; found: number; lowest_at: Date; lowest_id: string }
const lowest = ([row]: Row[]): Spot => ({ at: (row as Row).lowest_at.getTime(), id: (row as Row).lowest_id })

async function rank(
  db: Db,
  search: Search,
  where: Where,
  plan: Plan,
  stretch: Stretch,
  now: number,
  after: From['after'] | null,
  needed: number,
  most: number,
): Promise<Row[]> {
  const further = after
    ? sql`where (score, published_at, id) < (${after.score}, ${new Date(after.at)}::timestamptz, ${after.id}::uuid)`
    : sql``
  // a guess may have gathered many times what is wanted; ranking costs more than reading, so only the newest are ranked
  const { rows } = await sql<Row>`
    with matches as materialized (${gather(search, where, plan, stretch, sql`id, published_at, tk, country_id, salary_month_usd`, most)}),
      newest as (select * from matches order by published_at desc, id desc limit ${most}),
      found as materialized (select id, published_at, ${scoreOf(search, now)} as score from newest),
      best as (select * from found ${further} order by score desc, published_at desc, id desc limit ${needed}),
      lowest as (select id, published_at, count(*) over () as found from found order by published_at, id limit 1)
    select ${cardColumns}, best.score, lowest.found, lowest.published_at as lowest_at, lowest.id as lowest_id
    from best join job_search using (id) cross join lowest
    order by best.score desc, best.published_at desc, best.id desc`.execute(db)
  return rows
}

/** Adverts that only gather people for later, by their titles: after all work there is now. */
const gathering =
  "'talent':A <-> 'pool':A | 'talent':A <-> ('communiti':A | 'network':A) | 'vivi':A | 'кадров':A <-> 'резерв':A"
/** More than all else comes to. */
const behind = 4

/**
 * Millionths: the occupation that was named, words of the title and exact ones, then skills; then what the reader would rather
 * read, and freshness among equals.
 */
function scoreOf({ text, taste }: Search, now: number) {
  const age = sql`extract(epoch from ${new Date(now)}::timestamptz - published_at)::float8`
  const fresh = sql`0.35 * exp(${-Math.LN2 / (halfLife * 86_400)}::float8 * ${age})`
  const words = text?.rank ? sql`ts_rank('{0.3, 0, 0.5, 1}', tk, ${text.rank}::tsquery)` : sql`0`
  const has = (lexemes: readonly string[], worth: number) =>
    lexemes.length === 0
      ? sql`0`
      : sql`case when tk @@ ${lexemes.map(quoted).join(' | ')}::tsquery then ${worth}::float8 else 0 end`
  const near = taste.country === null ? sql`0` : sql`case when country_id = ${taste.country} then 0.25 else 0 end`
  const paid = sql`case when salary_month_usd is null then 0 else 0.06 end`
  const later = sql`case when tk @@ ${gathering}::tsquery then ${behind}::float8 else 0 end`
  return sql`((${words} + ${fresh} + ${has(taste.exact, 1)} + ${has(taste.words, 0.4)} + ${has(taste.readable, 0.6)} + ${near} + ${paid} - ${later}) * 1000000)::integer`
}
