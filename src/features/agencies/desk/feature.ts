import type { Feature } from '#platform/server/feature.ts'
import { deskHandlers } from './handlers.ts'

export const desk: Feature = {
  calls: deskHandlers,
  forgets: {
    people: {
      'recruiter_targets.user_id': 'kept as work',
    },
  },
}
