import type { Feature } from '#platform/server/feature.ts'
import { erasureHandlers } from './handlers.ts'
import { erasureHolding } from './holding.ts'
import { erasureQueue } from './queues.ts'

export const erasures: Feature = {
  calls: erasureHandlers,
  holdings: [erasureHolding],
  queues: { erasures: erasureQueue },
  forgets: {
    people: {
      'staff_erasures.asked_by': 'kept as proof',
      'staff_erasures.decided_by': 'kept as proof',
      'staff_erasures.user_id': 'erased',
    },
  },
}
