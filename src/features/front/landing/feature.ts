import type { Feature } from '#platform/server/feature.ts'
import { landingHandlers } from './handlers.ts'

export const landing: Feature = {
  calls: landingHandlers,
}
