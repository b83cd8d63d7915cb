import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Whether the team may not know yet who this is: the job is reviewed anonymously, and the shortlist was never reached. */
export const isHidden = sql<boolean>`(applications.shortlisted_at is null and exists (
  select 1 from job_pipelines where job_pipelines.job_id = applications.job_id and job_pipelines.anonymous))`

/** Whether the team may know who this is. */
export const isKnown = sql<boolean>`not ${isHidden}`

/** Whether the team may not know who applies to a job. Nobody is brought to it by name: whether they are there already would tell. */
export async function hidesNames(db: Db, job: string): Promise<boolean> {
  const hiding = db.selectFrom('job_pipelines').select('anonymous').where('job_id', '=', job)
  return (await hiding.executeTakeFirst())?.anonymous ?? false
}

/** What somebody hidden is called: the end of the application's number, the same everywhere. */
export const hiddenName = (application: string): string => `#${application.slice(-5).toUpperCase()}`

/** Whether an application is one of somebody hidden. */
export async function isHiddenApplication(db: Db, application: string): Promise<boolean> {
  const row = await db
    .selectFrom('applications')
    .select(isHidden.as('hidden'))
    .where('id', '=', application)
    .executeTakeFirst()
  return row?.hidden ?? false
}
