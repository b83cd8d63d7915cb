import type { Feature } from '#platform/server/feature.ts'
import { sendDueTexts } from './background.ts'
import { textingHandlers } from './handlers.ts'
import { textHolding } from './holding.ts'

export const texting: Feature = {
  calls: textingHandlers,
  background: [sendDueTexts],
  schedule: [{ cron: '* * * * *', task: sendDueTexts }],
  holdings: [textHolding],
  forgets: {
    people: {
      'text_contacts.user_id': 'erased',
      'text_messages.author_id': 'emptied',
      'text_messages.user_id': 'erased',
    },
  },
}
