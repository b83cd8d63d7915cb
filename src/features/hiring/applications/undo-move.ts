import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { cardOf, selectCards } from './cards.ts'
import type * as contract from './contract.ts'
import { putBack } from './held-moves.ts'
import { lockAsRead } from './lock-application.ts'

/**
 * Takes a move back before the candidate is told: then it never happened. Of this and the telling the first one wins.
 * @throws Refused not_found · changed_meanwhile · undo_over
 */
export async function undoMove(
  ctx: Context,
  { application: id, version }: Taken<typeof contract.undoMove>,
): Promise<Given<typeof contract.undoMove>> {
  const membership = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const application = await lockAsRead(tx, membership, id, version)
    if (!(await putBack(ctx, tx, application))) throw new Refused('undo_over')
  })
  return {
    success: true,
    data: cardOf(await selectCards(ctx.db).where('applications.id', '=', id).executeTakeFirstOrThrow()),
  }
}
