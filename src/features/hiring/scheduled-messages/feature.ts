import type { Feature } from '#platform/server/feature.ts'
import { sendScheduledMessages } from './background.ts'
import { scheduledMessageHandlers } from './handlers.ts'
import { scheduledMessageHolding } from './holding.ts'
import { scheduledMessageReactions } from './reactions.ts'

export const scheduledMessages: Feature = {
  calls: scheduledMessageHandlers,
  reactions: scheduledMessageReactions,
  schedule: [{ cron: '* * * * *', task: sendScheduledMessages }],
  holdings: [scheduledMessageHolding],
}
