import { lockAnySubmission } from '#features/agencies/submissions/move-submission.ts'
import { stateAfter } from '#features/agencies/submissions/submission-states.ts'
import type { Capability } from '#features/companies/pages/role-rules.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { appeal } from './answer-dispute.ts'
import { demandDays, keepClaim } from './claim.ts'
import type * as contract from './contract.ts'
import { readDispute } from './dispute-view.ts'

/** What an agency put forward of an applicant within reach. @throws Refused not_found */
const behind = async (ctx: Context, application: string, capability: Capability) =>
  found(await within(ctx, application, capability))

const within = (ctx: Context, application: string, capability: Capability) =>
  ctx.db
    .selectFrom('submissions')
    .innerJoin('applications', 'applications.id', 'application_id')
    .leftJoin('submission_disputes as d', 'd.submission_id', 'submissions.id')
    .select(['submissions.id', 'submissions.state', 'd.id as dispute'])
    .where('application_id', '=', application)
    .where(reachableApplications(found(ctx.membership), capability))
    .executeTakeFirst()

/** The board says who it is, where it may: of whoever is read without a name none is told here. */
const readOwn = async (ctx: Context, id: string) => ({ ...(await readDispute(ctx, id)), name: '' })

/** @throws Refused not_found */
export async function showOwnClaim(
  ctx: Context,
  { application }: Taken<typeof contract.showOwnClaim>,
): Promise<Given<typeof contract.showOwnClaim>> {
  const { state, dispute } = await behind(ctx, application, 'applicant.read')
  const isOpen = !dispute && stateAfter(state, 'claim_duplicate', 'client') !== null
  const may_claim = isOpen && (await within(ctx, application, 'applicant.move')) !== undefined
  return { success: true, data: { dispute: dispute ? await readOwn(ctx, dispute) : null, may_claim } }
}

/** In the client's own pipeline. @throws Refused not_found · submission_state · dispute_state · invalid */
export async function claimOwnDuplicate(
  ctx: Context,
  { application, ...claim }: Taken<typeof contract.claimOwnDuplicate>,
): Promise<Given<typeof contract.claimOwnDuplicate>> {
  demandDays(ctx, claim)
  const { id: submission } = await behind(ctx, application, 'applicant.move')
  const { name } = found(ctx.me)
  const id = await ctx.db
    .transaction()
    .execute(async (tx) => keepClaim(ctx, tx, await lockAnySubmission(tx, submission), claim, name))
  return { success: true, data: await readOwn(ctx, id) }
}

/** @throws Refused not_found · dispute_state · appeal_late */
export async function appealOwnClaim(
  ctx: Context,
  { application, words }: Taken<typeof contract.appealOwnClaim>,
): Promise<Given<typeof contract.appealOwnClaim>> {
  const { id: submission } = await behind(ctx, application, 'applicant.move')
  const { data } = await appeal(ctx, submission, 'client', words)
  return { success: true, data: { ...data, name: '' } }
}
