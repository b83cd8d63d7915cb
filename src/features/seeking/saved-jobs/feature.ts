import type { Feature } from '#platform/server/feature.ts'
import { forgetRemovedJobs, remindOfSavedJobs } from './background.ts'
import { savedJobHandlers } from './handlers.ts'
import { savedJobHolding } from './holding.ts'

export const savedJobs: Feature = {
  calls: savedJobHandlers,
  schedule: [
    { cron: '*/15 * * * *', task: remindOfSavedJobs },
    { cron: '12 4 * * *', backfill: 86_400_000, task: forgetRemovedJobs },
  ],
  holdings: [savedJobHolding],
}
