import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { countSalaries } from './count-salaries.ts'

/** By night what published salaries come to is counted anew. */
export const countPublishedSalaries = job('count-salaries', z.object({}), (ctx) => countSalaries(ctx.db, ctx.now()))
