import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { scorecardsAsked } from './events.ts'
import { holdInterview, interviewsWithin } from './find-interviews.ts'
import { viewOf } from './interview-view.ts'
import { cardlessOf, wasAskedLately } from './scorecard-requests.ts'

/** Asks for the scorecards that are missing; who asks again within a day, or at once with a colleague, asks nobody. @throws Refused not_found · interview_state */
export async function askScorecards(
  ctx: Context,
  { interview }: Taken<typeof contract.askScorecards>,
): Promise<Given<typeof contract.askScorecards>> {
  const row = await ctx.db.transaction().execute(async (tx) => {
    const own = interviewsWithin(tx, found(ctx.membership), 'applicant.move')
    found(await own.where('interviews.id', '=', interview).executeTakeFirst())
    const held = await holdInterview(tx, interview)
    if (cardlessOf(held, ctx.now()).length === 0) throw new Refused('interview_state')
    if (wasAskedLately(held, ctx.now())) return held
    await tx.updateTable('interviews').set({ scorecards_asked_at: ctx.now() }).where('id', '=', interview).execute()
    const { application_id: application, job_id: job, page_id: page } = held
    await emit(ctx, tx, scorecardsAsked, { interview, application, job, page })
    return holdInterview(tx, interview)
  })
  return { success: true, data: viewOf(ctx, row) }
}
