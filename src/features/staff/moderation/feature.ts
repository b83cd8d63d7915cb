import type { Feature } from '#platform/server/feature.ts'
import { moderationHandlers } from './handlers.ts'
import { jobQueue } from './queues.ts'
import { moderationReactions } from './reactions.ts'

export const moderation: Feature = {
  calls: moderationHandlers,
  reactions: moderationReactions,
  topics: { reviews: async (ctx) => ctx.me?.mayAsStaff('staff.home') === true },
  queues: { jobs: jobQueue },
  forgets: {
    people: {
      'upheld_frauds.decided_by': 'kept as work',
    },
    after: {
      'cases.id': {
        'upheld_frauds.case_id': 'emptied',
      },
    },
  },
}
