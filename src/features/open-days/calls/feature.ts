import type { Feature } from '#platform/server/feature.ts'
import { forgetAfterTalk, forgetOldSignals } from './forget-signals.ts'
import { callHandlers } from './handlers.ts'
import { mayWatchCall } from './line-of-call.ts'

export const calls: Feature = {
  calls: callHandlers,
  reactions: [forgetAfterTalk],
  schedule: [{ cron: '*/5 * * * *', task: forgetOldSignals }],
  topics: { call: mayWatchCall },
}
