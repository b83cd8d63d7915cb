import type { Feature } from '#platform/server/feature.ts'
import { outcomeHandlers } from './handlers.ts'
import { outcomeReactions } from './reactions.ts'

export const openDayOutcomes: Feature = { calls: outcomeHandlers, reactions: outcomeReactions }
