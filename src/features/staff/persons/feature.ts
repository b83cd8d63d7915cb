import type { Feature } from '#platform/server/feature.ts'
import { personHandlers } from './handlers.ts'
import { personHolding } from './holding.ts'
import { personReactions } from './reactions.ts'

export const persons: Feature = {
  calls: personHandlers,
  reactions: personReactions,
  holdings: [personHolding],
}
