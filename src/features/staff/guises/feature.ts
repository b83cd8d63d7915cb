import type { Feature } from '#platform/server/feature.ts'
import { guiseHandlers } from './handlers.ts'

export const guises: Feature = {
  calls: guiseHandlers,
  forgets: {
    people: {
      'guises.by_id': 'kept as proof',
      'guises.user_id': 'kept as proof',
    },
    after: {
      'sessions.id': {
        'guises.session_id': 'emptied',
      },
    },
  },
}
