import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { fillOwners } from '#platform/server/db/fill-owners.ts'

/** Rows that a process of the version before wrote while it was still running get their owners. */
export const fillMissingOwners = backgroundTask('fill-missing-owners', z.object({}), async (ctx) => {
  const rows = await fillOwners(ctx.db, ctx.now())
  if (rows > 0) ctx.log.info({ rows }, 'rows without an owner got theirs')
})
