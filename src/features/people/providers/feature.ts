import type { Feature } from '#platform/server/feature.ts'
import { providerHandlers } from './handlers.ts'
import { providerReactions } from './reactions.ts'

export const providers: Feature = {
  calls: providerHandlers,
  reactions: providerReactions,
  forgets: {
    people: {
      'identities.user_id': 'erased',
    },
  },
}
