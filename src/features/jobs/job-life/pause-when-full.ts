import { lockJob, moveJob } from '#features/jobs/jobs/move-job.ts'
import { mayReceive } from '#features/jobs/jobs/rules.ts'
import type { Context } from '#platform/server/context.ts'

/** A job that has as many applicants as it takes pauses; its team is told, and may take more, or close it. */
export async function pauseWhenFull(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const job = await lockJob(tx, id)
    const open = mayReceive(job, ctx.now())
    if (job.state !== 'live' || !open.refused || open.code !== 'job_full') return
    await tx.updateTable('jobs').set({ full_at: ctx.now() }).where('id', '=', id).execute()
    await moveJob(ctx, tx, job, 'pause', { by: 'clock', reason: 'cap_reached' })
  })
}
