import { jobMoved } from '#features/jobs/jobs/events.ts'
import { emailVerified } from '#features/people/accounts/events.ts'
import { entriesMerged } from '#features/site/lookups/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { adoptAlerts } from './adopt-alerts.ts'
import { followMerger } from './follow-merger.ts'
import { putForward } from './match-jobs.ts'

export const alertReactions = [
  on(jobMoved, 'alerts', async (ctx, { data }) => {
    if (data.to === 'live') await putForward(ctx, ctx.db, data.job)
  }),
  on(entriesMerged, 'alerts', (ctx, { data }) => followMerger(ctx, data)),
  on(emailVerified, 'alerts', (ctx, { data }) => adoptAlerts(ctx, data.user)),
]
