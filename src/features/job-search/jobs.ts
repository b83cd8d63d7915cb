import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { countWords } from './frequencies.ts'

/** By night the words of all jobs are counted anew: the planner and "did you mean" go by these numbers. */
export const countSearchWords = job('count-search-words', z.object({}), (ctx) => countWords(ctx.db))
