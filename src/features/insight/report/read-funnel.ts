import { sql } from 'kysely'
import type { Way } from '#features/jobs/ways.ts'
import { rungs } from '#features/progress/progress-rules.ts'
import type { Db } from '#platform/server/context.ts'
import type { Report } from '../report-contract.ts'
import { applicationsOf, type Of } from './scope.ts'

type Hiring = NonNullable<Report['hiring']>
/** What came of the applications that share a way, day or job. */
export type Came = { applied: number; shortlisted: number; hired: number }
export type Applications = {
  reached: Hiring['reached']
  exits: Omit<Hiring['exits'][number], 'text'>[]
  days: { day: string; count: number }[]
  ways: (Came & { via: Way; origin: string })[]
  jobs: (Came & { job: string })[]
}

/** Ends that are no hire. */
const exits = ['rejected', 'pool', 'withdrawn', 'declined', 'job_closed', 'lapsed']
const came = sql`count(*)::integer as applied, (count(*) filter (where reached >= 2))::integer as shortlisted,
  (count(*) filter (where reached = 5))::integer as hired`

/** How far the applications of a period came, and where those went that did not. */
export async function readApplications(db: Db, of: Of): Promise<Applications> {
  const condition = applicationsOf(of)
  const [rungsOf, ended, days, ways, jobs] = await Promise.all([
    sql<{ reached: number; count: number }>`
      select reached, count(*)::integer as count from application_progress where ${condition} group by reached`.execute(
      db,
    ),
    sql<Applications['exits'][number]>`
      select stage, reason, count(*)::integer as count from application_progress
      where ${condition} and stage in (${sql.join(exits)}) group by stage, reason order by count desc, stage, reason`.execute(
      db,
    ),
    sql<{ day: string; count: number }>`
      select (submitted_at at time zone 'UTC')::date::text as day, count(*)::integer as count from application_progress
      where ${condition} group by 1`.execute(db),
    sql<Came & { via: Way; origin: string }>`
      select via, origin, ${came} from application_progress where ${condition} group by via, origin`.execute(db),
    sql<Came & { job: string }>`
      select job_id as job, ${came} from application_progress where ${condition} group by job_id`.execute(db),
  ])
  const at = (rung: number) => rungsOf.rows.reduce((sum, { reached, count }) => sum + (reached >= rung ? count : 0), 0)
  return {
    reached: rungs.map((phase, rung) => ({ phase, count: at(rung) })),
    exits: ended.rows,
    days: days.rows,
    ways: ways.rows,
    jobs: jobs.rows,
  }
}
