import { applicationMoved, applicationTold } from '#features/hiring/applications/events.ts'
import type { Stage } from '#features/hiring/applications/stages.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { offerMoved } from './events.ts'
import { holdOffer } from './find-offers.ts'
import { moveOffer } from './move-offer.ts'
import { isRunning, runningStates } from './offer-states.ts'
import { mayBeOffered } from './rules.ts'
import { tellOffer } from './tell-offer.ts'

export const offerReactions = [
  on(offerMoved, 'tell', (ctx, { id, actor, data }) => tellOffer(ctx, id, actor, data)),
  // whoever is no candidate any more holds no offer, and none is written
  on(applicationMoved, 'take-offers-back', async (ctx, { data }) => {
    if (!data.isHeld) await takeBack(ctx, data)
  }),
  on(applicationTold, 'take-offers-back', (ctx, { data }) => takeBack(ctx, data)),
]

async function takeBack(ctx: Context, data: { application: string; to: string }): Promise<void> {
  if (mayBeOffered(data.to as Stage)) return
  const rows = await ctx.db
    .selectFrom('offers')
    .select('id')
    .where('application_id', '=', data.application)
    .where('state', 'in', runningStates)
    .execute()
  for (const { id } of rows)
    await ctx.db.transaction().execute(async (tx) => {
      const held = await holdOffer(tx, id)
      const { stage } = held.application
      if (isRunning(held.row.state) && !mayBeOffered(stage)) await moveOffer(ctx, tx, held, 'withdraw', 'site')
    })
}
