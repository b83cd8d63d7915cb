import type { Feature } from '#platform/server/feature.ts'
import { expireAsked, forgetNames } from './background.ts'
import { externalHandlers } from './handlers.ts'
import { externalHolding } from './holding.ts'
import { externalReactions } from './reactions.ts'

export const externalRecruiters: Feature = {
  calls: externalHandlers,
  reactions: externalReactions,
  schedule: [
    { cron: '33 * * * *', task: expireAsked },
    { cron: '57 3 * * *', backfill: 86_400_000, task: forgetNames },
  ],
  holdings: [externalHolding],
  forgets: {
    people: {
      'external_jobs.asked_by': 'kept as work',
      'external_jobs.user_id': 'emptied',
      'external_people.by_id': 'emptied',
    },
    after: {
      'files.id': {
        'external_people.cv_id': 'emptied',
      },
      'page_invitations.id': {
        'external_jobs.invitation_id': 'emptied',
      },
    },
  },
}
