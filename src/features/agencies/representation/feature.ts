import type { Feature } from '#platform/server/feature.ts'
import { representationHandlers } from './handlers.ts'
import { representationHolding } from './who-may-ask.ts'

export const representation: Feature = {
  calls: representationHandlers,
  holdings: [representationHolding],
  forgets: {
    people: {
      'representation_forbidden.user_id': 'erased',
      'representation_settings.user_id': 'erased',
    },
  },
}
