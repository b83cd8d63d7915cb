import { z } from 'zod'
import { lock } from '#features/hiring/applications/lock-application.ts'
import { moveTo } from '#features/hiring/applications/move-application.ts'
import { isOpen, openStages } from '#features/hiring/applications/stages.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'

const atOnce = 200

/**
 * A company that has closed hires nobody. Every open application is answered as at a job that is put away, also one with an offer: its
 * interviews are called off and its offer is withdrawn, as wherever an application ends. Started twice, nobody is told twice.
 */
export const endHiring = backgroundTask('end-hiring', z.object({ page: z.string() }), async (ctx, { page }) => {
  for (;;) {
    const rows = await ctx.db
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select(['applications.id', 'jobs.state', 'close_reason'])
      .where('applications.page_id', '=', page)
      .where('stage', 'in', openStages)
      .orderBy('applications.id')
      .limit(atOnce)
      .execute()
    if (rows.length === 0) return
    for (const { id, state, close_reason } of rows)
      await ctx.db.transaction().execute(async (tx) => {
        const held = await lock(tx, id, (query) => query)
        if (!isOpen(held.stage)) return
        // whoever was offered the job reads nowhere that another has it
        const isOfJob = held.stage !== 'offered' && (state === 'closed' || state === 'archived')
        const reason = (isOfJob && close_reason) || 'cancelled'
        await moveTo(ctx, tx, held, 'job_closed', 'site', { reason })
      })
  }
})
