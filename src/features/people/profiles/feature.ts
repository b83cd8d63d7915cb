import type { Feature } from '#platform/server/feature.ts'
import { profileHandlers } from './handlers.ts'
import { profileHolding } from './holding.ts'

export const profiles: Feature = {
  calls: profileHandlers,
  holdings: [profileHolding],
}
