import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { fillNames } from '#platform/server/db/fill-names.ts'
import { fillOwners } from '#platform/server/db/fill-owners.ts'

/** Rows that a process of the version before wrote while it was still running get their owners, and their names are written down. */
export const fillMissingOwners = backgroundTask('fill-missing-owners', z.object({}), async (ctx) => {
  const rows = await fillOwners(ctx.db, ctx.now())
  if (rows > 0) ctx.log.info({ rows }, 'rows without an owner got theirs')
  const names = await fillNames(ctx.db, ctx.now())
  if (names > 0) ctx.log.info({ names }, 'names that were not as rows say them were mended')
})
