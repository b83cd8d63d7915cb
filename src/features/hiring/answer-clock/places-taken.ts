import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Whether a job that is out has hired as many people as it wanted. */
export async function placesTaken(db: Db, job: string): Promise<boolean> {
  const row = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', job)
    .where('state', 'in', ['live', 'paused'])
    .where(sql<boolean>`openings <= (select count(*) from applications where job_id = jobs.id and stage = 'hired')`)
    .executeTakeFirst()
  return row !== undefined
}
