import { visitMoved } from '#features/open-days/visits/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { passOn } from './pass-on.ts'

export const outcomeReactions = [
  on(visitMoved, 'pass-on', async (ctx, { data: { visit, day, event } }) => {
    if (event === 'finish') await passOn(ctx, { id: visit, day_id: day })
  }),
]
