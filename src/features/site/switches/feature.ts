import type { Feature } from '#platform/server/feature.ts'
import { gate } from './gate.ts'
import { switchHandlers } from './handlers.ts'

export const switches: Feature = {
  calls: switchHandlers,
  gate,
  forgets: {
    people: {
      'switches.changed_by': 'kept as work',
    },
  },
}
