import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { countLexemes } from './index/frequencies.ts'

const nothing = z.object({})

/** By night the words of all CVs are counted anew: the planner goes by these numbers. */
export const countCvLexemes = job('count-cv-lexemes', nothing, (ctx) => countLexemes(ctx.db))
