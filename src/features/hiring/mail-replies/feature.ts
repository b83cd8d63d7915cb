import type { Feature } from '#platform/server/feature.ts'
import { mailReplyHandlers } from './handlers.ts'
import { mailReplyHolding } from './holding.ts'

export const mailReplies: Feature = {
  calls: mailReplyHandlers,
  holdings: [mailReplyHolding],
  forgets: {
    people: {
      'reply_addresses.user_id': 'erased',
    },
  },
}
