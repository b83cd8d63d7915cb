import type { Feature } from '#platform/server/feature.ts'
import { supportHandlers } from './handlers.ts'
import { supportHolding } from './holding.ts'
import { supportQueue } from './queues.ts'
import { supportReactions } from './settle-support.ts'
import { supportThreads } from './support-threads.ts'

export const support: Feature = {
  calls: supportHandlers,
  reactions: supportReactions,
  threadSources: { support: supportThreads },
  holdings: [supportHolding],
  queues: { support: supportQueue },
}
