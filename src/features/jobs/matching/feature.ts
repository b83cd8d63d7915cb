import type { Feature } from '#platform/server/feature.ts'
import { matchingHandlers } from './handlers.ts'

export const matching: Feature = {
  calls: matchingHandlers,
}
