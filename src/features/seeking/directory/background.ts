import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { countRecords } from './count-records.ts'
import { indexPages } from './index-pages.ts'

/** Every night: how pages answered, and the directory anew, should an event ever have been lost. */
export const countPages = backgroundTask('count-pages', z.object({}), async (ctx) => {
  await countRecords(ctx.db, ctx.now())
  await indexPages(ctx.db, 'all')
})
