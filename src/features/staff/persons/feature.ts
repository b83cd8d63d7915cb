import type { Feature } from '#platform/server/feature.ts'
import { personHandlers } from './handlers.ts'
import { personHolding } from './holding.ts'
import { personReactions } from './reactions.ts'

export const persons: Feature = {
  calls: personHandlers,
  reactions: personReactions,
  holdings: [personHolding],
  forgets: {
    people: {
      'personal_data_accesses.by_id': 'kept as proof',
      'personal_data_accesses.user_id': 'erased',
      'staff_notes.author_id': 'kept as work',
      'staff_notes.user_id': 'erased',
    },
  },
}
