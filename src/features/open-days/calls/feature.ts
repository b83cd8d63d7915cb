import type { Feature } from '#platform/server/feature.ts'
import { forgetAfterTalk, forgetOldSignals } from './forget-signals.ts'
import { callHandlers } from './handlers.ts'
import { mayWatchCall } from './line-of-call.ts'

export const calls: Feature = {
  calls: callHandlers,
  reactions: [forgetAfterTalk],
  schedule: [{ cron: '*/5 * * * *', task: forgetOldSignals }],
  topics: { call: mayWatchCall },
  forgets: {
    people: {
      'call_guests.asked_by': 'kept as work',
      'call_guests.user_id': 'kept as work',
    },
    after: {
      'day_visits.id': {
        'call_guests.visit_id': 'erased',
        'call_signals.visit_id': 'erased',
      },
    },
  },
}
