import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** Texts to an applicant. @throws Refused not_found */
export async function listTexts(
  ctx: Context,
  { application }: Taken<typeof contract.listTexts>,
): Promise<Given<typeof contract.listTexts>> {
  const reached = ctx.db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', application)
    .where(reachableApplications(found(ctx.membership), 'applicant.message'))
  found(await reached.executeTakeFirst())
  const rows = await ctx.db
    .selectFrom('text_messages')
    .leftJoin('users', 'users.id', 'author_id')
    .select(['text_messages.id', 'text_messages.created_at', 'send_at', 'users.name as by', 'text', 'segments'])
    .select(['text_messages.state', 'why'])
    .where('application_id', '=', application)
    .orderBy('text_messages.created_at')
    .execute()
  return {
    success: true,
    data: rows.map(({ created_at, send_at, state, why, ...row }) => ({
      ...row,
      at: created_at.toISOString(),
      send_at: send_at.toISOString(),
      state: state,
      why: why,
    })),
  }
}
