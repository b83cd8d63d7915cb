import type { Feature } from '#platform/server/feature.ts'
import { fittingPeopleHandlers } from './handlers.ts'
import { fittingPeopleReactions } from './reactions.ts'

export const fittingPeople: Feature = {
  calls: fittingPeopleHandlers,
  reactions: fittingPeopleReactions,
  forgets: {
    after: {
      'pool_entries.id': {
        'pool_compared.entry_id': 'erased',
      },
    },
  },
}
