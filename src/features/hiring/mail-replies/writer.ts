import { toldEmail } from '#features/hiring/applications/told-contact.ts'
import { teamOfJob } from '#features/jobs/jobs/job-team.ts'
import type { Context, Tx } from '#platform/server/context.ts'

export type Writer = { user: string | null; name: string; email: string | null }
type Address = { side: string; user_id: string | null }
type Application = { id: string; job_id: string; page_id: string }

/** Whose address it is: the candidate of the thread, or somebody of the team who may still write there. */
export async function writerOf(
  ctx: Context,
  tx: Tx,
  address: Address,
  { id, job_id, page_id }: Application,
): Promise<Writer | null> {
  if (address.side === 'candidate')
    return (
      (await tx
        .selectFrom('applications')
        .select(['candidate_id as user', 'name', toldEmail.as('email')])
        .where('applications.id', '=', id)
        .executeTakeFirst()) ?? null
    )
  const team = await teamOfJob(ctx, { page: page_id, job: job_id }, 'applicant.message')
  return team.find(({ user }) => user === address.user_id) ?? null
}
