import type { Feature } from '#platform/server/feature.ts'
import { secondFactorHandlers } from './handlers.ts'
import { secondFactorReactions } from './reactions.ts'

export const secondFactor: Feature = {
  calls: secondFactorHandlers,
  reactions: secondFactorReactions,
  forgets: {
    people: {
      'recovery_codes.user_id': 'erased',
      'second_factors.user_id': 'erased',
    },
  },
}
