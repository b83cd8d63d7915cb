import type { Feature } from '#platform/server/feature.ts'
import { subscriptionHandlers } from './handlers.ts'
import { sendNewsletterQuestion } from './newsletter.ts'
import { subscriptionReactions } from './reactions.ts'

export const subscriptions: Feature = {
  calls: subscriptionHandlers,
  reactions: subscriptionReactions,
  background: [sendNewsletterQuestion],
  forgets: {
    people: {
      'subscriptions.user_id': 'erased',
    },
  },
}
