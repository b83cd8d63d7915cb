import type { Feature } from '#platform/server/feature.ts'
import { insightHandlers } from './handlers.ts'

export const insight: Feature = {
  calls: insightHandlers,
}
