import type { Feature } from '#platform/server/feature.ts'
import { dayLimitHolding } from './holding.ts'

export const dayLimits: Feature = {
  holdings: [dayLimitHolding],
  forgets: {
    people: {
      'day_limits.set_by': 'kept as work',
      'day_limits.user_id': 'erased',
    },
  },
}
