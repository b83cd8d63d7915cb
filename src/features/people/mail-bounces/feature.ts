import type { Feature } from '#platform/server/feature.ts'
import { mailBounceHandlers } from './handlers.ts'
import { bounceQueue } from './queues.ts'
import { mailBounceReactions } from './reactions.ts'

export const mailBounces: Feature = {
  calls: mailBounceHandlers,
  reactions: mailBounceReactions,
  queues: { bounces: bounceQueue },
}
