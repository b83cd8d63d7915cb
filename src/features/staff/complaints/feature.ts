import type { Feature } from '#platform/server/feature.ts'
import { complaintHandlers } from './handlers.ts'
import { complaintHolding } from './holding.ts'
import { complaintReactions } from './reactions.ts'

export const complaints: Feature = {
  calls: complaintHandlers,
  reactions: complaintReactions,
  holdings: [complaintHolding],
}
