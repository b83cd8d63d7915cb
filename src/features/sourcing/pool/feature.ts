import type { Feature } from '#platform/server/feature.ts'
import { poolHandlers } from './handlers.ts'
import { personNotesHolding, poolHolding, poolPastHolding } from './holding.ts'
import { poolReactions } from './reactions.ts'

export const pool: Feature = {
  calls: poolHandlers,
  reactions: poolReactions,
  holdings: [poolHolding, poolPastHolding, personNotesHolding],
  forgets: {
    people: {
      'person_notes.by_id': 'kept as work',
      'person_notes.user_id': 'erased',
      'pool_entries.added_by': 'kept as work',
      'pool_entries.user_id': 'erased',
      'pool_invitations.by_id': 'kept as work',
      'pool_invitations.user_id': 'erased',
      'pool_leavers.user_id': 'erased',
    },
    after: {
      'cv_drop_items.id': {
        'pool_entries.drop_item_id': 'erased',
      },
      'pool_entries.id': {
        'pool_invitations.entry_id': 'emptied',
      },
    },
  },
}
