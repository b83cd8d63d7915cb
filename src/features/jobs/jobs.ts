import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { moveJob } from './move-job.ts'

/** Jobs past their end close by themselves. */
export const closeExpiredJobs = job('close-expired-jobs', z.object({}), async (ctx) => {
  const due = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('state', 'in', ['live', 'paused'])
    .where('expires_at', '<', ctx.now())
    .limit(500)
    .execute()
  for (const { id } of due)
    await ctx.db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
      if (row.state === 'live' || row.state === 'paused') await moveJob(ctx, tx, row, 'close', 'expired')
    })
})
