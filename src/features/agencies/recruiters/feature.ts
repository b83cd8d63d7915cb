import type { Feature } from '#platform/server/feature.ts'
import { recruiterHandlers } from './handlers.ts'
import { recruiterReactions } from './reactions.ts'

export const recruiters: Feature = {
  calls: recruiterHandlers,
  reactions: recruiterReactions,
  forgets: {
    people: {
      'job_recruiters.answered_by': 'kept as work',
      'job_recruiters.asked_by': 'kept as work',
    },
  },
}
