import type { Feature } from '#platform/server/feature.ts'
import { newsletterHandlers } from './handlers.ts'
import { newsletterReactions } from './reactions.ts'
import { sendLetters } from './send-letters.ts'

export const newsletters: Feature = {
  calls: newsletterHandlers,
  reactions: newsletterReactions,
  schedule: [{ cron: '* * * * *', task: sendLetters }],
}
