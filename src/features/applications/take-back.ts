import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { cardOf, selectCards } from './cards.ts'
import type * as contract from './contract.ts'
import { heldRejection, putBack } from './held-moves.ts'
import { lockAsRead } from './lock-application.ts'

/**
 * Takes a rejection back before the candidate is told: then it never happened. Of this and the telling the first one wins.
 * @throws Refused not_found · changed_meanwhile · undo_over
 */
export async function takeBack(
  ctx: Context,
  { application: id, version }: Taken<typeof contract.takeBack>,
): Promise<Given<typeof contract.takeBack>> {
  const seat = found(ctx.seat)
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lockAsRead(tx, seat, id, version)
    const rejection = await heldRejection(tx, application)
    if (!rejection || !application.held) throw new Refused('undo_over')
    await tx.deleteFrom('held_moves').where('application_id', '=', id).execute()
    await putBack(ctx, tx, application, rejection.before as Parameters<typeof putBack>[3])
  })
  return {
    success: true,
    data: cardOf(await selectCards(ctx.db).where('applications.id', '=', id).executeTakeFirstOrThrow()),
  }
}
