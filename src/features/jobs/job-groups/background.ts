import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { GroupRow } from './find-group.ts'
import { moveLocked } from './move-group.ts'

/** Groups whose last day has passed end by themselves. */
export const endDueGroups = backgroundTask('end-due-job-groups', z.object({}), async (ctx) => {
  const today = ctx.now().toISOString().slice(0, 10)
  const due = await ctx.db
    .selectFrom('job_groups')
    .select('id')
    .where('state', '=', 'published')
    .where('ends_on', '<', today)
    .limit(500)
    .execute()
  for (const { id } of due)
    await ctx.db.transaction().execute(async (tx) => {
      const query = tx.selectFrom('job_groups').selectAll().where('id', '=', id).forUpdate()
      const group = (await query.executeTakeFirstOrThrow()) as GroupRow
      if (group.state === 'published') await moveLocked(ctx, tx, group, 'end', true)
    })
})
