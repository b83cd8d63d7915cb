import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { matchJobs } from './match-jobs.ts'
import { sendAlerts } from './send-alerts.ts'
import { tidyAlerts } from './tidy-alerts.ts'

const nothing = z.object({})

/** Every few minutes: what went live is held against all alerts, and the impatient ones are told. */
export const tellInstantAlerts = job('tell-instant-alerts', nothing, async (ctx) => {
  await matchJobs(ctx)
  await sendAlerts(ctx, 'instant')
})
export const tellDailyAlerts = job('tell-daily-alerts', nothing, (ctx) => sendAlerts(ctx, 'daily'))
export const tellWeeklyAlerts = job('tell-weekly-alerts', nothing, (ctx) => sendAlerts(ctx, 'weekly'))
export const tidyOldAlerts = job('tidy-alerts', nothing, tidyAlerts)
