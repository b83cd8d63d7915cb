import type { Feature } from '#platform/server/feature.ts'
import { lobbyHandlers } from './handlers.ts'
import { lobbyHolding } from './holding.ts'

export const lobby: Feature = { calls: lobbyHandlers, holdings: [lobbyHolding] }
