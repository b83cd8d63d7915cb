import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { countWords } from './frequencies.ts'

/** By night the words of all jobs are counted anew: the planner and "did you mean" go by these numbers. */
export const countSearchWords = backgroundTask('count-search-words', z.object({}), (ctx) => countWords(ctx.db))
