import { sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { oneOf, quoted } from '#features/jobs/job-search/lexemes.ts'
import type { Db } from '#platform/server/context.ts'
import { lexeme } from '../index/lexemes.ts'

/**
 * Whether the index still knows somebody as an applicant of the page who is reviewed without a name since. Until it has
 * caught up, the page finds nobody by name, employer or contact: a hit, and as much a count, would say who it is.
 */
export async function namesSomebodyHidden(db: Db, page: string): Promise<boolean> {
  const jobs = await db
    .selectFrom('job_pipelines')
    .innerJoin('jobs', 'jobs.id', 'job_pipelines.job_id')
    .select('job_id')
    .where('page_id', '=', page)
    .where('job_pipelines.anonymous', '=', true)
    .execute()
  if (jobs.length === 0) return false
  const inIndex = oneOf(jobs.map(({ job_id }) => quoted(lexeme.job(job_id))))
  const { rows } = await sql<{ behind: boolean }>`
    select exists (select from cv_search join applications on applications.candidate_id = cv_search.user_id
      where cv_search.fts @@ ${inIndex}::tsquery and applications.job_id = any(${jobs.map(({ job_id }) => job_id)}::uuid[])
        and applications.stage <> 'withdrawn' and ${isHidden}) as behind`.execute(db)
  return rows[0]?.behind ?? false
}
