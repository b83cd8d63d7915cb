import { sql } from 'kysely'
import { sentFor } from '#features/hiring/applications/sent-for.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'

/** How many were invited to apply for a job and have not answered yet; none for whoever invites nobody. */
export async function invitedFor({ db, membership }: Context, job: string): Promise<number> {
  if (!found(membership).may('drop.answer')) return 0
  const { count } = await db
    .selectFrom('pool_invitations')
    .innerJoin('pool_entries', 'pool_entries.id', 'pool_invitations.entry_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pool_invitations.job_id', '=', job)
    .where('declined_at', 'is', null)
    .where(sql<boolean>`${sentFor(sql`pool_invitations.job_id`)} is null`)
    .executeTakeFirstOrThrow()
  return count
}
