import type { Feature } from '#platform/server/feature.ts'
import { erasureHandlers } from './handlers.ts'
import { erasureHolding } from './holding.ts'
import { erasureQueue } from './queues.ts'

export const erasures: Feature = {
  calls: erasureHandlers,
  holdings: [erasureHolding],
  queues: { erasures: erasureQueue },
}
