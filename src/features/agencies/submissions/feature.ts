import type { Feature } from '#platform/server/feature.ts'
import { endRequests, endRights, forgetOldSubmissions } from './background.ts'
import { submissionHandlers } from './handlers.ts'
import { submissionHolding } from './holding.ts'
import { submissionReactions } from './reactions.ts'

export const submissions: Feature = {
  calls: submissionHandlers,
  reactions: submissionReactions,
  schedule: [
    { cron: '23 * * * *', task: endRequests },
    { cron: '26 * * * *', task: endRights },
    { cron: '51 3 * * *', backfill: 86_400_000, task: forgetOldSubmissions },
  ],
  holdings: [submissionHolding],
  forgets: {
    people: {
      'packets.sent_by': 'kept as work',
      'submissions.by_id': 'kept as work',
      'submissions.user_id': 'emptied',
    },
    after: {
      'pool_entries.id': {
        'submissions.entry_id': 'emptied',
      },
    },
  },
}
