import type { Feature } from '#platform/server/feature.ts'
import { demoHandlers } from './handlers.ts'

export const demo: Feature = {
  calls: demoHandlers,
}
