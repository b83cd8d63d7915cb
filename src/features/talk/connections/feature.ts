import type { Feature } from '#platform/server/feature.ts'
import { forgetOldConnections } from './background.ts'
import { connectionHandlers } from './handlers.ts'
import { connectionHolding } from './holding.ts'
import { personalThreads } from './personal-threads.ts'
import { connectionReactions } from './reactions.ts'

export const connections: Feature = {
  calls: connectionHandlers,
  reactions: connectionReactions,
  schedule: [{ cron: '17 3 * * *', backfill: 86_400_000, task: forgetOldConnections }],
  threadSources: { personal: personalThreads },
  holdings: [connectionHolding],
}
