import { sql } from 'kysely'
import { rungs } from '#features/hiring/progress/progress-rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { OwnJob } from './contract.ts'
import { daysDrawn } from './rules.ts'

const day = 86_400_000

type Funnel = Pick<OwnJob, 'reached' | 'daily'>
export const noFunnel: Funnel = { reached: [], daily: [] }

/** How far the applicants of these jobs ever came, and how many came on each of the last days, by UTC. */
export async function funnelsOf(ctx: Context, jobs: readonly string[]): Promise<ReadonlyMap<string, Funnel>> {
  if (jobs.length === 0) return new Map()
  const today = Math.floor(ctx.now().getTime() / day)
  const [furthest, daily] = await Promise.all([
    ctx.db
      .selectFrom('application_progress')
      .select((eb) => ['job_id', 'reached', eb.fn.countAll<number>().as('count')])
      .where('job_id', 'in', jobs)
      .groupBy(['job_id', 'reached'])
      .execute(),
    ctx.db
      .selectFrom('applications')
      .select((eb) => ['job_id', eb.fn.countAll<number>().as('count')])
      .select(sql<number>`floor(extract(epoch from submitted_at) / 86400)::int`.as('on'))
      .where('job_id', 'in', jobs)
      .where('submitted_at', '>=', new Date((today - daysDrawn + 1) * day))
      .groupBy(['job_id', 'on'])
      .execute(),
  ])
  const of = (job: string): Funnel => ({
    reached: rungs.map((_, rung) =>
      furthest.reduce((sum, one) => (one.job_id === job && one.reached >= rung ? sum + one.count : sum), 0),
    ),
    daily: Array.from(
      { length: daysDrawn },
      (_, at) => daily.find((one) => one.job_id === job && one.on === today - daysDrawn + 1 + at)?.count ?? 0,
    ),
  })
  return new Map(jobs.map((job) => [job, of(job)]))
}
