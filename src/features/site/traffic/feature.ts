import type { Feature } from '#platform/server/feature.ts'
import { closeYesterday, countThisWeek, sumUpToday } from './background.ts'
import { trafficHandlers } from './handlers.ts'

export const traffic: Feature = {
  calls: trafficHandlers,
  schedule: [
    { cron: '*/15 * * * *', task: sumUpToday },
    { cron: '10 * * * *', task: countThisWeek },
    { cron: '5 0 * * *', backfill: 86_400_000, task: closeYesterday },
  ],
}
