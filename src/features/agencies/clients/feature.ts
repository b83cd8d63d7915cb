import type { Feature } from '#platform/server/feature.ts'
import { clientHandlers } from './handlers.ts'

export const clients: Feature = {
  calls: clientHandlers,
  forgets: {
    people: {
      'clients.owner_id': 'kept as work',
      'mandates.owner_id': 'kept as work',
    },
  },
}
