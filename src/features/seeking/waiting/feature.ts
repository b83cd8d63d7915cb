import type { Feature } from '#platform/server/feature.ts'
import { waitingHandlers } from './handlers.ts'

export const waiting: Feature = {
  calls: waitingHandlers,
}
