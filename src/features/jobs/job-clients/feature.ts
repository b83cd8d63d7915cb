import type { Feature } from '#platform/server/feature.ts'
import { jobClientHandlers } from './handlers.ts'
import { jobClientReactions } from './reactions.ts'

export const jobClients: Feature = {
  calls: jobClientHandlers,
  reactions: jobClientReactions,
}
