import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { type Held, holdOfTeam } from './find-offers.ts'
import { handOf, moveOffer } from './move-offer.ts'
import { isOut, type OfferMove } from './offer-states.ts'
import { viewOf } from './offer-view.ts'
import { demandWhole } from './whole-terms.ts'

type Change = Parameters<typeof moveOffer>[5]
type Asked = { offer: string; version: number; reason?: string }
type Gives = Promise<Given<typeof contract.approveOffer>>

/** One step of the team; of two who do something at once the second is told. @throws Refused not_found · changed_meanwhile · offer_state · offer_over · invalid */
const moveBy =
  (move: OfferMove, changeFor: (ctx: Context, asked: Asked, held: Held) => Change) =>
  async (ctx: Context, asked: Asked): Gives => {
    const row = await ctx.db.transaction().execute(async (tx) => {
      const held = await holdOfTeam(ctx, tx, asked.offer, asked.version)
      return moveOffer(ctx, tx, held, move, handOf(ctx), changeFor(ctx, asked, held))
    })
    return { success: true, data: viewOf(ctx, row) }
  }

/** A draft may leave things open; what is asked for or approved does not. */
const demandDone = (ctx: Context, { row }: Held) => {
  if (row.state === 'draft') demandWhole(ctx, row)
}

export const askApproval = moveBy('ask', (ctx, _, held) => {
  demandDone(ctx, held)
  return { asked_at: ctx.now(), reason: '' }
})
export const approveOffer = moveBy('approve', (ctx, _, held) => {
  demandDone(ctx, held)
  return { approved_by: found(ctx.membership).member, reason: '' }
})
export const returnOffer = moveBy('return', (_, { reason = '' }) => ({ asked_at: null, approved_by: null, reason }))

/** A draft goes without a word; whoever holds a letter is told why it is gone. @throws Refused what contract.withdrawOffer refuses */
export const withdrawOffer = moveBy(
  'withdraw',
  (_, { reason = '' }: Taken<typeof contract.withdrawOffer> | Asked, { row }) => {
    if (isOut(row.state) && !reason) throw wrongField('reason', 'required')
    return { reason }
  },
)
