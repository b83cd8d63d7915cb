import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { countSalaries } from './count-salaries.ts'

/** By night what published salaries come to is counted anew. */
export const countPublishedSalaries = backgroundTask('count-salaries', z.object({}), (ctx) =>
  countSalaries(ctx.db, ctx.now()),
)
