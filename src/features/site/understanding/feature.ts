import type { Feature } from '#platform/server/feature.ts'
import { forgetVain } from './background.ts'
import { understandingHandlers } from './handlers.ts'
import { understandingReactions } from './reactions.ts'

export const understanding: Feature = {
  calls: understandingHandlers,
  reactions: understandingReactions,
  schedule: [{ cron: '17 3 * * *', backfill: 86_400_000, task: forgetVain }],
  forgets: {
    people: {
      'occupation_names.created_by': 'kept as work',
    },
  },
}
