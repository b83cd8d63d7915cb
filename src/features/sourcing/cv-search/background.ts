import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { hideUnused, warnUnused } from './contact/rest.ts'
import { countLexemes } from './index/frequencies.ts'
import { tellSaved } from './saved/tell-saved.ts'

const nothing = z.object({})

/** By night the words of all CVs are counted anew: the planner goes by these numbers. */
export const countCvLexemes = backgroundTask('count-cv-lexemes', nothing, (ctx) => countLexemes(ctx.db))

export const tellInstantCvSearches = backgroundTask('tell-instant-cv-searches', nothing, (ctx) =>
  tellSaved(ctx, 'instant'),
)
export const tellDailyCvSearches = backgroundTask('tell-daily-cv-searches', nothing, (ctx) => tellSaved(ctx, 'daily'))
export const tellWeeklyCvSearches = backgroundTask('tell-weekly-cv-searches', nothing, (ctx) =>
  tellSaved(ctx, 'weekly'),
)

/** Whoever was warned and stayed away is found by nobody from now on. */
export const restUnusedProfiles = backgroundTask('rest-unused-profiles', nothing, async (ctx) => {
  await hideUnused(ctx)
  await warnUnused(ctx)
})
