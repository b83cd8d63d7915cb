import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { matchJobs } from './match-jobs.ts'
import { sendAlerts } from './send-alerts.ts'
import { tidyAlerts } from './tidy-alerts.ts'

const nothing = z.object({})

/** Every few minutes: what went live is held against all alerts, and the impatient ones are told. */
export const tellInstantAlerts = backgroundTask('tell-instant-alerts', nothing, async (ctx) => {
  await matchJobs(ctx)
  await sendAlerts(ctx, 'instant')
})
export const tellDailyAlerts = backgroundTask('tell-daily-alerts', nothing, (ctx) => sendAlerts(ctx, 'daily'))
export const tellWeeklyAlerts = backgroundTask('tell-weekly-alerts', nothing, (ctx) => sendAlerts(ctx, 'weekly'))
export const tidyOldAlerts = backgroundTask('tidy-alerts', nothing, tidyAlerts)
