import type { Feature } from '#platform/server/feature.ts'
import { mergeHandlers } from './handlers.ts'
import { mergeHolding } from './holding.ts'
import { mergeQueue } from './queues.ts'
import { mergeReactions } from './reactions.ts'

export const merges: Feature = {
  calls: mergeHandlers,
  reactions: mergeReactions,
  holdings: [mergeHolding],
  queues: { merges: mergeQueue },
  forgets: {
    people: {
      'account_merges.asked_by': 'kept as proof',
      'account_merges.decided_by': 'kept as proof',
      'account_merges.gone_id': 'kept as proof',
      'account_merges.keep_id': 'erased',
    },
  },
}
