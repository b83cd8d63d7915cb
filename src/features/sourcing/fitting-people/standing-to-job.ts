import { sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import type { Context } from '#platform/server/context.ts'

/** Of people whom a company sees in full: who of them is kept in its pool, and who was invited to the job. */
export async function standingToJob({ db }: Context, page: string, job: string, people: readonly string[]) {
  const { rows } = await sql<{ id: string; in_pool: boolean; invited: boolean }>`
    select pool_entries.user_id as id, true as in_pool,
      exists (select from pool_invitations where entry_id = pool_entries.id and job_id = ${job}) as invited
    from pool_entries left join applications on applications.id = pool_entries.application_id
    where pool_entries.page_id = ${page} and pool_entries.user_id = any(${people as string[]}::uuid[])
      and (applications.id is null or not ${isHidden})`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
