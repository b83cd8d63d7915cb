import type { Feature } from '#platform/server/feature.ts'
import { secondFactorHandlers } from './handlers.ts'
import { secondFactorReactions } from './reactions.ts'

export const secondFactor: Feature = {
  calls: secondFactorHandlers,
  reactions: secondFactorReactions,
}
