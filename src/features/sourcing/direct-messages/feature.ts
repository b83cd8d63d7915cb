import type { Feature } from '#platform/server/feature.ts'
import { directThreads } from './direct-threads.ts'
import { directMessageHandlers } from './handlers.ts'

export const directMessages: Feature = {
  calls: directMessageHandlers,
  threadSources: { direct: directThreads },
}
