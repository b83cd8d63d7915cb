import type { Feature } from '#platform/server/feature.ts'
import { connectionHandlers } from './handlers.ts'
import { connectionHolding } from './holding.ts'
import { personalThreads } from './personal-threads.ts'
import { connectionReactions } from './reactions.ts'

export const connections: Feature = {
  calls: connectionHandlers,
  reactions: connectionReactions,
  threadSources: { personal: personalThreads },
  holdings: [connectionHolding],
  forgets: {
    people: {
      'connections.other_id': 'erased',
      'connections.user_id': 'erased',
    },
  },
}
