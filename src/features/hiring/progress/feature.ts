import type { Feature } from '#platform/server/feature.ts'
import { progressReactions } from './reactions.ts'

export const progress: Feature = {
  reactions: progressReactions,
}
