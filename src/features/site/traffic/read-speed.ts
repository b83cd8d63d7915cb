import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Traffic } from './contract.ts'
import { fewestVisitors, type Measure, measures, mostParts, quantileOf, speedDays } from './rules.ts'

const aDay = 86_400_000
/** Three of four visits are at least so quick: what search engines look at (web.dev/vitals). */
const share = 0.75

type Step = { path: string; measure: Measure; step: number; times: number }

/** How quick parts of the site were for people in the last four weeks of a period, the most measured first. */
export async function readSpeed({ read }: Pick<Context, 'read'>, begin: string, to: string): Promise<Traffic['speed']> {
  const lately = new Date(Date.parse(to) - (speedDays - 1) * aDay).toISOString().slice(0, 10)
  const from = begin > lately ? begin : lately
  const { rows } = await sql<Step>`
    with busiest as (
      select path from speed_days where day between ${from} and ${to} and measure = 'lcp'
      group by path order by sum(times) desc, path limit ${mostParts}
    )
    select path, measure, step, sum(times)::float8 as times from speed_days
    where day between ${from} and ${to} and path in (select path from busiest) group by path, measure, step`.execute(
    read,
  )
  const parts = Map.groupBy(rows, ({ path }) => path)
  return [...parts]
    .map(([path, all]) => ({ path, measures: measuresOf(all) }))
    .filter(({ measures: told }) => told.lcp !== undefined)
    .sort((a, b) => (b.measures.lcp?.times ?? 0) - (a.measures.lcp?.times ?? 0))
}

function measuresOf(rows: readonly Step[]): Traffic['speed'][number]['measures'] {
  const told: Traffic['speed'][number]['measures'] = {}
  for (const [measure, steps] of Map.groupBy(rows, (row) => row.measure)) {
    const times = steps.reduce((sum, row) => sum + row.times, 0)
    const counts = new Map(steps.map((row) => [row.step, row.times]))
    const value = quantileOf(counts, share, measures[measure].step)
    if (value !== null && times >= fewestVisitors) told[measure] = { value, times }
  }
  return told
}
