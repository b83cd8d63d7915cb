import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'

/** Who looked is kept for so long, in ms. */
const keptFor = 730 * 86_400_000

/** Forgets who looked at a CV two years ago. */
export const forgetOldCvViews = backgroundTask('forget-old-cv-views', z.object({}), async (ctx) => {
  const before = new Date(ctx.now().getTime() - keptFor).toISOString().slice(0, 10)
  await ctx.db.deleteFrom('cv_views').where('day', '<', before).execute()
})
