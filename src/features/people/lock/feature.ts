import type { Feature } from '#platform/server/feature.ts'
import { lockHandlers } from './handlers.ts'

export const lock: Feature = {
  calls: lockHandlers,
}
