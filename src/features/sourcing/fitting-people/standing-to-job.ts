import { sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import type { Context } from '#platform/server/context.ts'

/** Of people whom a company sees in full: who of them is kept in its pool, and when they were invited to the job, kept still or not. */
export async function standingToJob({ db }: Context, page: string, job: string, people: readonly string[]) {
  const { rows } = await sql<{ id: string; in_pool: boolean; invited_at: Date | null }>`
    select person.id, (select at from pool_invitations where job_id = ${job} and user_id = person.id) as invited_at,
      exists (select from pool_entries left join applications on applications.id = pool_entries.application_id
        where pool_entries.page_id = ${page} and pool_entries.user_id = person.id
          and (applications.id is null or not ${isHidden})) as in_pool
    from unnest(${people as string[]}::uuid[]) as person(id)`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
