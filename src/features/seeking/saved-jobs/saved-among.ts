import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'

/** Which of these jobs the caller keeps, without any named all of them; guests keep none, and ask the database nothing. */
export async function savedAmong(
  { db, me }: Context,
  { jobs }: Taken<typeof contract.savedAmong>,
): Promise<Given<typeof contract.savedAmong>> {
  if (!me) return { success: true, data: [] }
  const rows = await db
    .selectFrom('saved_jobs')
    .select('job_id')
    .where('user_id', '=', me.id)
    .$if(jobs.length > 0, (query) => query.where('job_id', 'in', jobs))
    .where('removed_at', 'is', null)
    .execute()
  return { success: true, data: rows.map(({ job_id }) => job_id) }
}
