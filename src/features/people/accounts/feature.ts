import type { Feature } from '#platform/server/feature.ts'
import { accountHandlers } from './handlers.ts'
import { accountHolding } from './holding.ts'
import { accountReactions } from './reactions.ts'

export const accounts: Feature = {
  calls: accountHandlers,
  reactions: accountReactions,
  topics: { user: async (ctx, id) => ctx.me?.id === id },
  holdings: [accountHolding],
  forgets: {
    people: {
      'consents.user_id': 'kept as proof',
      'contact_changes.user_id': 'erased',
      'devices.user_id': 'erased',
      'names.owner': 'erased',
      'one_time_keys.user_id': 'erased',
      'sessions.user_id': 'erased',
      'text_codes.user_id': 'erased',
      'tickets.user_id': 'erased',
      'users.merged_into': 'kept as proof',
    },
    after: {
      'newsletter_readers.id': {
        'consents.reader_id': 'emptied',
      },
    },
  },
}
