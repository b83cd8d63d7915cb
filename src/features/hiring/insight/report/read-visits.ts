import { sql } from 'kysely'
import type { Way } from '#features/jobs/jobs/way-rules.ts'
import type { Db } from '#platform/server/context.ts'
import { type Of, visitsOf } from './scope.ts'

export type Visits = {
  page: number
  jobs: number
  started: number
  days: { day: string; count: number }[]
  ways: { source: Way; source_detail: string; count: number }[]
  countries: { id: number; count: number }[]
  ofJobs: { job: string; count: number }[]
}
type Row = {
  part: number
  day: string
  source: Way
  source_detail: string
  country_id: number
  job_id: string
  count: number
}

/** How often page and jobs were opened, in one reading: by day, way, country and job. */
export async function readVisits(db: Db, of: Of): Promise<Visits> {
  const [{ rows }, totals] = await Promise.all([
    sql<Row>`
      select grouping(day, source, country_id, job_id) as part, day::text as day, source, source_detail, country_id, job_id,
        sum(count)::integer as count
      from page_visits where ${visitsOf(of)} and what = 'view' ${of.scope === 'page' ? sql`` : sql`and job_id is not null`}
      group by grouping sets ((day), (source, source_detail), (country_id), (job_id))`.execute(db),
    sql<{ page: number; jobs: number; started: number }>`
      select coalesce(sum(count) filter (where what = 'view' and job_id is null), 0)::integer as page,
        coalesce(sum(count) filter (where what = 'view' and job_id is not null), 0)::integer as jobs,
        coalesce(sum(count) filter (where what = 'start'), 0)::integer as started
      from page_visits where ${visitsOf(of)}`.execute(db),
  ])
  // one bit for each of the four that a row is not grouped by
  const part = (bits: number) => rows.filter((row) => row.part === bits)
  return {
    ...(totals.rows[0] as { page: number; jobs: number; started: number }),
    days: part(0b0111).map(({ day, count }) => ({ day, count })),
    ways: part(0b1011).map(({ source, source_detail, count }) => ({ source, source_detail, count })),
    countries: part(0b1101).map(({ country_id, count }) => ({ id: country_id, count })),
    ofJobs: part(0b1110).flatMap(({ job_id, count }) => (job_id ? [{ job: job_id, count }] : [])),
  }
}
