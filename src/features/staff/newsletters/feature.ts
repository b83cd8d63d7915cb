import type { Feature } from '#platform/server/feature.ts'
import { newsletterHandlers } from './handlers.ts'
import { newsletterReactions } from './reactions.ts'
import { sendLetters } from './send-letters.ts'

export const newsletters: Feature = {
  calls: newsletterHandlers,
  reactions: newsletterReactions,
  schedule: [{ cron: '* * * * *', task: sendLetters }],
  forgets: {
    people: {
      'newsletters.changed_by': 'kept as work',
    },
    after: {
      'newsletter_readers.id': {
        'newsletter_letters.reader_id': 'erased',
      },
    },
  },
}
