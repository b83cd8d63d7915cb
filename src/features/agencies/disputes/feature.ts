import type { Feature } from '#platform/server/feature.ts'
import { disputeHandlers } from './handlers.ts'
import { disputeQueue } from './queues.ts'
import { disputeReactions } from './reactions.ts'
import { lapseDisputes } from './settle-dispute.ts'

export const disputes: Feature = {
  calls: disputeHandlers,
  reactions: disputeReactions,
  schedule: [{ cron: '41 * * * *', task: lapseDisputes }],
  queues: { disputes: disputeQueue },
  forgets: {
    people: {
      'submission_disputes.settled_by': 'kept as work',
    },
  },
}
