import type { Feature } from '#platform/server/feature.ts'
import { sessionHandlers } from './handlers.ts'

export const session: Feature = {
  calls: sessionHandlers,
}
