import type { Feature } from '#platform/server/feature.ts'
import { endDuePromotions } from './background.ts'
import { promotionHandlers } from './handlers.ts'
import { promotionReactions } from './reactions.ts'

export const promotion: Feature = {
  calls: promotionHandlers,
  reactions: promotionReactions,
  schedule: [{ cron: '*/10 * * * *', task: endDuePromotions }],
  forgets: {
    people: {
      'promotions.by_id': 'kept as work',
    },
  },
}
