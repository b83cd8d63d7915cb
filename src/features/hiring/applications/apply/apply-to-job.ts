import { findShownGroup } from '#features/jobs/job-groups/find-group.ts'
import { sourceOf } from '#features/site/sharing/rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { sourceSaid } from '../bringer.ts'
import type * as contract from '../contract.ts'
import { takeCv } from '../take-cv.ts'
import { whoApplies } from '../who-applies.ts'
import { sendApplication } from './send-application.ts'

type Asked = Taken<typeof contract.apply>

/**
 * Applies to a job: with an account or without, with a stored CV or one that comes along. A second try by the same person
 * gives the first application back, a guest’s is answered like the first; nothing is stored unless everything is.
 * @throws Refused not_found · job_closed · job_paused · job_full · cv_needed · withdrawn_before · day_full · day_limited · invalid · what acceptCv refuses
 */
export async function applyToJob(ctx: Context, asked: Asked): Promise<Given<typeof contract.apply>> {
  const cv = takeCv(ctx, asked.cv)
  const source = asked.via ? sourceOf(asked.via) : sourceSaid(asked.source)
  const group = asked.group ? await groupBehind(ctx, asked.group) : null
  try {
    const { application, again } = await sendApplication(
      ctx,
      { ...asked, source, group, together: false },
      whoApplies(ctx, asked),
      cv,
    )
    return { success: true, data: { application, again } }
  } finally {
    await cv.discard()
  }
}

/** The group somebody came through; one that is gone is nothing to fail for. */
async function groupBehind(ctx: Context, reference: string) {
  try {
    return await findShownGroup(ctx, reference)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}
