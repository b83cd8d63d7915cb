import type { Db } from '#platform/server/context.ts'

/** How many were hired for a job, whatever a board is narrowed to. */
export async function hiredFor(db: Db, job: string): Promise<number> {
  const { count } = await db
    .selectFrom('applications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('job_id', '=', job)
    .where('stage', '=', 'hired')
    .executeTakeFirstOrThrow()
  return count
}
