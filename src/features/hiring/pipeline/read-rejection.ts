import { demandReason } from '#features/hiring/reject-reasons/reason-words.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './batch-contract.ts'
import { rejectionWords } from './rejection-words.ts'

/** What an applicant would read, before it is sent. @throws Refused not_found, invalid */
export async function readRejection(
  ctx: Context,
  { application, reason }: Taken<typeof contract.readRejection>,
): Promise<Given<typeof contract.readRejection>> {
  const membership = found(ctx.membership)
  const row = found(
    await ctx.db
      .selectFrom('applications')
      .select(['language', 'job_id'])
      .where('id', '=', application)
      .where(reachableApplications(membership, 'applicant.read'))
      .executeTakeFirst(),
  )
  await demandReason(ctx.db, membership.page, reason)
  const language = toLanguage(row.language)
  return { success: true, data: { language, text: await rejectionWords(ctx, row.job_id, reason, language) } }
}
