import type { Feature } from '#platform/server/feature.ts'
import { poolHandlers } from './handlers.ts'
import { poolHolding, poolPastHolding } from './holding.ts'
import { poolReactions } from './reactions.ts'

export const pool: Feature = { calls: poolHandlers, reactions: poolReactions, holdings: [poolHolding, poolPastHolding] }
