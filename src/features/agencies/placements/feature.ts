import type { Feature } from '#platform/server/feature.ts'
import { keepPlacements, tellGuarantees } from './background.ts'
import { placementHandlers } from './handlers.ts'
import { placementReactions } from './reactions.ts'

export const placements: Feature = {
  calls: placementHandlers,
  reactions: placementReactions,
  schedule: [
    { cron: '7 * * * *', task: keepPlacements },
    { cron: '37 7 * * *', backfill: 86_400_000, task: tellGuarantees },
  ],
  forgets: {
    people: {
      'placement_invoices.created_by': 'kept as work',
      'placements.recruiter_id': 'kept as work',
    },
  },
}
