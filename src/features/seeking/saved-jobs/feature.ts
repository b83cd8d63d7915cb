import type { Feature } from '#platform/server/feature.ts'
import { remindOfSavedJobs } from './background.ts'
import { savedJobHandlers } from './handlers.ts'
import { savedJobHolding } from './holding.ts'

export const savedJobs: Feature = {
  calls: savedJobHandlers,
  schedule: [{ cron: '*/15 * * * *', task: remindOfSavedJobs }],
  holdings: [savedJobHolding],
  forgets: {
    people: {
      'saved_jobs.user_id': 'erased',
    },
  },
}
