import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { moveJob } from './move-job.ts'
import { confirmDays } from './rules.ts'

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

/** Jobs that nobody confirmed in time take no applications until somebody does, by resuming them. */
export const pauseUnconfirmedJobs = job('pause-unconfirmed-jobs', z.object({}), async (ctx) => {
  const since = new Date(ctx.now().getTime() - confirmDays * 86_400_000)
  const due = await ctx.db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'live')
    .where('confirmed_at', '<', since)
    .limit(500)
    .execute()
  for (const { id } of due)
    await ctx.db.transaction().execute(async (tx) => {
      const row = await tx.selectFrom('jobs').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
      if (row.state === 'live') await moveJob(ctx, tx, row, 'pause', 'unconfirmed')
    })
})
