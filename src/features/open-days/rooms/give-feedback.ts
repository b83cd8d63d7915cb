import { lockVisitAlone, visitsBehind } from '#features/open-days/visits/find-visit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './feedback-contract.ts'

/** @throws Refused link_expired · visit_state: whoever did not come says nothing of it */
export async function giveFeedback(
  ctx: Context,
  { key, stars, words }: Taken<typeof contract.giveFeedback>,
): Promise<Given<typeof contract.giveFeedback>> {
  const [{ id, day_id }] = await visitsBehind(ctx, key)
  await ctx.db.transaction().execute(async (tx) => {
    const visit = await lockVisitAlone(tx, { id, day_id })
    if (visit.state !== 'done' && visit.state !== 'left') throw new Refused('visit_state')
    await tx
      .updateTable('day_visits')
      .set({ feedback: stars, feedback_words: words, updated_at: ctx.now() })
      .where('id', '=', id)
      .execute()
  })
  return { success: true }
}
