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
  forgets: {
    people: {
      'scheduled_messages.author_id': 'kept as work',
    },
  },
}
