import type { Feature } from '#platform/server/feature.ts'
import { notificationHandlers } from './handlers.ts'
import { notificationHolding } from './holding.ts'
import { sendHeldNotices } from './send-held.ts'

export const notifications: Feature = {
  calls: notificationHandlers,
  schedule: [{ cron: '* * * * *', task: sendHeldNotices }],
  holdings: [notificationHolding],
  forgets: {
    people: {
      'deliveries.recipient': 'erased',
      'held_notices.user_id': 'erased',
      'notifications.user_id': 'erased',
      'push_addresses.user_id': 'erased',
      'quiet_hours.user_id': 'erased',
    },
    after: {
      'sessions.id': {
        'push_addresses.session_id': 'erased',
      },
    },
  },
}
