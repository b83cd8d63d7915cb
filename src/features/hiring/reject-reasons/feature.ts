import type { Feature } from '#platform/server/feature.ts'
import { rejectReasonHandlers } from './handlers.ts'

export const rejectReasons: Feature = {
  calls: rejectReasonHandlers,
}
