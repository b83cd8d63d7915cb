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
  forgets: {
    people: {
      'cv_baskets.member_id': 'erased',
      'cv_baskets.user_id': 'erased',
      'cv_marks.user_id': 'erased',
      'cv_requests.by_id': 'kept as work',
      'cv_requests.user_id': 'erased',
      'cv_saved_searches.member_id': 'erased',
      'cv_search.user_id': 'erased',
      'cv_search_told.user_id': 'erased',
      'cv_unlocks.by_id': 'kept as work',
      'cv_unlocks.user_id': 'erased',
      'excluded_pages.user_id': 'erased',
    },
    after: {
      'cv_saved_searches.id': {
        'cv_search_told.search_id': 'erased',
      },
    },
  },
}
