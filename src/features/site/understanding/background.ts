import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'

const keptDays = 90

/** Lets go of what was searched in vain a quarter of a year ago. */
export const forgetVain = backgroundTask('forget-searches-in-vain', z.object({}), async ({ db, now }) => {
  const before = new Date(now().getTime() - keptDays * 86_400_000).toISOString().slice(0, 10)
  await db.deleteFrom('searches_in_vain').where('day', '<', before).execute()
  await db.deleteFrom('search_counts').where('day', '<', before).execute()
})
