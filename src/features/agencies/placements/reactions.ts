import { on } from '#platform/server/events/reaction.ts'
import { placementMoved } from './events.ts'
import { tellPlacement } from './tell.ts'

export const placementReactions = [
  on(placementMoved, 'tell', async (ctx, { id, data: { placement, event, side } }) => {
    if (side === 'site' && event === 'pass') await tellPlacement(ctx, id, placement, 'placement_pass')
    if (side === 'site' && event === 'lose') await tellPlacement(ctx, id, placement, 'placement_lose')
  }),
]
