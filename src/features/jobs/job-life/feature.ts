import type { Feature } from '#platform/server/feature.ts'
import {
  askWhetherOpen,
  closeExpiredJobs,
  closeFullJobs,
  openScheduledJobs,
  pauseUnconfirmedJobs,
  releaseApprovedJobs,
  remindOfEnd,
} from './background.ts'
import { jobLifeHandlers } from './handlers.ts'
import { jobLifeReactions } from './reactions.ts'

export const jobLife: Feature = {
  calls: jobLifeHandlers,
  reactions: jobLifeReactions,
  schedule: [
    { cron: '*/10 * * * *', task: closeExpiredJobs },
    { cron: '* * * * *', task: openScheduledJobs },
    { cron: '*/15 * * * *', task: releaseApprovedJobs },
    { cron: '5 * * * *', task: askWhetherOpen },
    { cron: '15 * * * *', task: remindOfEnd },
    { cron: '25 * * * *', task: pauseUnconfirmedJobs },
    { cron: '35 * * * *', task: closeFullJobs },
  ],
}
