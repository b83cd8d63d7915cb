import type { Feature } from '#platform/server/feature.ts'
import {
  countCvLexemes,
  restUnusedProfiles,
  tellDailyCvSearches,
  tellInstantCvSearches,
  tellWeeklyCvSearches,
} from './background.ts'
import { mayReadFoundCv } from './grants.ts'
import { cvSearchHandlers } from './handlers.ts'
import { cvSearchHolding } from './holding.ts'
import { cvSearchReactions } from './reactions.ts'

export const cvSearch: Feature = {
  calls: cvSearchHandlers,
  reactions: cvSearchReactions,
  schedule: [
    { cron: '5 6 * * *', backfill: 86_400_000, task: restUnusedProfiles },
    { cron: '*/5 * * * *', task: tellInstantCvSearches },
    { cron: '35 5 * * *', backfill: 86_400_000, task: tellDailyCvSearches },
    { cron: '50 5 * * 1', backfill: 86_400_000, task: tellWeeklyCvSearches },
    { cron: '47 2 * * *', backfill: 86_400_000, task: countCvLexemes },
  ],
  holdings: [cvSearchHolding],
  grants: { cv: mayReadFoundCv, 'profile-photo': mayReadFoundCv },
}
