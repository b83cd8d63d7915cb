import { z } from 'zod'
import { job } from '#platform/server/jobs/job.ts'
import { countLexemes } from './index/frequencies.ts'
import { hideUnused, warnUnused } from './reach/rest.ts'
import { tellSaved } from './saved/tell-saved.ts'

const nothing = z.object({})

/** By night the words of all CVs are counted anew: the planner goes by these numbers. */
export const countCvLexemes = job('count-cv-lexemes', nothing, (ctx) => countLexemes(ctx.db))

export const tellInstantCvSearches = job('tell-instant-cv-searches', nothing, (ctx) => tellSaved(ctx, 'instant'))
export const tellDailyCvSearches = job('tell-daily-cv-searches', nothing, (ctx) => tellSaved(ctx, 'daily'))
export const tellWeeklyCvSearches = job('tell-weekly-cv-searches', nothing, (ctx) => tellSaved(ctx, 'weekly'))

/** Whoever was warned and stayed away is found by nobody from now on. */
export const restUnusedProfiles = job('rest-unused-profiles', nothing, async (ctx) => {
  await hideUnused(ctx)
  await warnUnused(ctx)
})
