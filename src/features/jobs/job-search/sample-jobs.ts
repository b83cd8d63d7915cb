import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { gather, justAfter, planOf, sinceOf } from './gather.ts'
import { dayOf, lexeme, startOfDay } from './lexemes.ts'
import { insteadOfWalk, shareOf, wider } from './planner.ts'
import type { Search } from './search.ts'

/** Matches that are counted one by one; of more the newest are, and stand for the others. */
const sampled = 500
/** Of what must be found by reading long texts one by one. */
const sampledInTexts = 250

/** Matches that have these values in common. */
export type Group = {
  employment_types: string[]
  workplace: string
  experience: string | null
  jobs: number
  today: number
}
/** `times` is how many matches each counted one stands for: 1 where all were counted. */
export type Sample = { groups: Group[]; times: number; isExact: boolean; today: number }

const underWay = new WeakMap<Db, Map<string, Promise<Sample>>>()

/** Counts the matches of a search, or so many of the newest. A page asks for total and facets at once: it is counted once. */
export function sampleJobs(db: Db, search: Search, now: number): Promise<Sample> {
  const all = underWay.get(db) ?? new Map<string, Promise<Sample>>()
  underWay.set(db, all)
  const key = JSON.stringify([search.text?.anywhere, search.filters])
  const asked = all.get(key) ?? count(db, search, now).finally(() => all.delete(key))
  all.set(key, asked)
  return asked
}

async function count(db: Db, search: Search, now: number): Promise<Sample> {
  const until = justAfter(now)
  let plan = planOf(search, 'anywhere', sampled)
  const wanted = plan.how === 'walk' && search.text ? sampledInTexts : sampled
  for (;;) {
    const since = sinceOf(plan, until)
    const columns = sql`employment_types, workplace, experience, published_at`
    const found = gather(search, 'anywhere', plan, { until, since }, columns, wanted)
    const { rows } = await sql<Group & { oldest: Date }>`
      with found as materialized (${found})
      select employment_types, workplace, experience, count(*)::integer as jobs, min(published_at) as oldest,
        count(*) filter (where published_at > ${new Date(now - 86_400_000)})::integer as today
      from found group by 1, 2, 3`.execute(db)
    const jobs = rows.reduce((sum, row) => sum + row.jobs, 0)
    const today = rows.reduce((sum, row) => sum + row.today, 0)
    if (plan.how === 'walk' ? jobs >= wanted : plan.days === null || jobs >= sampled / 4) {
      const oldest = plan.how === 'walk' ? Math.min(...rows.map((row) => row.oldest.getTime())) : since?.at
      const isExact = plan.how === 'window' && plan.days === null
      const times = isExact ? 1 : standsFor(search, oldest ?? 0, now)
      // all of today were counted if the sample reaches back further
      const hours = Math.max(1, (now - (oldest ?? 0)) / 3_600_000)
      return { groups: rows, times, isExact, today: hours >= 24 ? today : Math.round((today * 24) / hours) }
    }
    plan =
      plan.how === 'walk' || plan.days === null
        ? insteadOfWalk(search.frequencies)
        : wider(plan.days, jobs, sampled, search.frequencies)
  }
}

/** How many times as many jobs there are, of the country or all, as were published since that moment. */
function standsFor({ filters: { country }, frequencies }: Search, since: number, now: number): number {
  const onDay = (day: number) => frequencies.of(country === null ? lexeme.day(day) : lexeme.countryDay(country, day))
  const all = frequencies.jobs * (country === null ? 1 : shareOf(lexeme.country(country), frequencies))
  const first = dayOf(since)
  // of the first day only what came after that moment
  let jobs = onDay(first) * ((startOfDay(first + 1) - since) / 86_400_000)
  for (let day = first + 1; day <= dayOf(now); day++) jobs += onDay(day)
  return Math.max(1, all / Math.max(1, jobs))
}
