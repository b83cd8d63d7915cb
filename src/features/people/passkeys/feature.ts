import type { Feature } from '#platform/server/feature.ts'
import { passkeyHandlers } from './handlers.ts'
import { passkeyReactions } from './reactions.ts'

export const passkeys: Feature = {
  calls: passkeyHandlers,
  reactions: passkeyReactions,
  forgets: {
    people: {
      'passkeys.user_id': 'erased',
    },
  },
}
