import { sql } from 'kysely'
import { ends } from '#features/hiring/applications/stages.ts'
import { rungs } from '#features/hiring/progress/progress-rules.ts'
import type { Way } from '#features/jobs/jobs/way-rules.ts'
import type { Db } from '#platform/server/context.ts'
import type { Report } from '../report-contract.ts'
import { applicationsOf, type Of } from './scope.ts'

type Hiring = NonNullable<Report['hiring']>
/** What came of the applications that share a way or a job. */
export type Came = { applied: number; shortlisted: number; hired: number }
export type Applications = {
  reached: Hiring['reached']
  exits: Omit<Hiring['exits'][number], 'text'>[]
  days: { day: string; count: number }[]
  ways: (Came & { source: Way; source_detail: string })[]
  jobs: (Came & { job: string })[]
}

type Row = Came & {
  part: number
  reached: number
  stage: string
  reason: string | null
  source: Way
  source_detail: string
  job: string
  day: string
}

const exits: ReadonlySet<string> = new Set(ends.filter((end) => end !== 'hired'))

/** How far the applications of a period came, and where those went that did not: all in one reading of them. */
export async function readApplications(db: Db, of: Of): Promise<Applications> {
  const { rows } = await sql<Row>`
    select grouping(reached, stage, source, job_id, sent_on) as part, reached, stage, reason, source, source_detail, job_id as job,
      sent_on::text as day, count(*)::integer as applied,
      (count(*) filter (where reached >= 2))::integer as shortlisted,
      (count(*) filter (where reached = 5))::integer as hired
    from (select *, (submitted_at at time zone 'UTC')::date as sent_on from application_progress where ${applicationsOf(of)}) sent
    group by grouping sets ((reached), (stage, reason), (source, source_detail), (job_id), (sent_on))`.execute(db)
  // one bit for each of the five that a row is not grouped by
  const part = (bits: number) => rows.filter((row) => row.part === bits)
  const byRung = part(0b01111)
  return {
    reached: rungs.map((phase, rung) => ({
      phase,
      count: byRung.reduce((sum, { reached, applied }) => sum + (reached >= rung ? applied : 0), 0),
    })),
    exits: part(0b10111)
      .filter(({ stage }) => exits.has(stage))
      .map(({ stage, reason, applied }) => ({ stage, reason, count: applied }))
      .sort((a, b) => b.count - a.count || `${a.stage} ${a.reason}`.localeCompare(`${b.stage} ${b.reason}`)),
    ways: part(0b11011).map(({ source, source_detail, ...row }) => ({ source, source_detail, ...cameOf(row) })),
    jobs: part(0b11101).map(({ job, ...row }) => ({ job, ...cameOf(row) })),
    days: part(0b11110).map(({ day, applied }) => ({ day, count: applied })),
  }
}

const cameOf = ({ applied, shortlisted, hired }: Came): Came => ({ applied, shortlisted, hired })
