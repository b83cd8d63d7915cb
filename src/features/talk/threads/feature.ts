import type { Feature } from '#platform/server/feature.ts'
import { mayReadMessageFile, mayWatchMessages, mayWatchThread } from './access.ts'
import { threadHandlers } from './handlers.ts'
import { threadHolding } from './holding.ts'
import { tellOfMessage, threadReactions } from './tell-of-message.ts'

export const threads: Feature = {
  calls: threadHandlers,
  reactions: threadReactions,
  background: [tellOfMessage],
  topics: { thread: mayWatchThread, messages: mayWatchMessages },
  holdings: [threadHolding],
  grants: { message: mayReadMessageFile },
}
