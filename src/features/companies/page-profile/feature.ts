import type { Feature } from '#platform/server/feature.ts'
import { pageProfileHandlers } from './handlers.ts'

export const pageProfile: Feature = {
  calls: pageProfileHandlers,
}
