import type { Feature } from '#platform/server/feature.ts'
import { notificationHandlers } from './handlers.ts'
import { notificationHolding } from './holding.ts'
import { sendHeldNotices } from './send-held.ts'

export const notifications: Feature = {
  calls: notificationHandlers,
  schedule: [{ cron: '* * * * *', task: sendHeldNotices }],
  holdings: [notificationHolding],
}
