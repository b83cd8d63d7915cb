import type { Feature } from '#platform/server/feature.ts'
import { followerHandlers } from './handlers.ts'
import { followerHolding } from './holding.ts'
import { tellFollowers } from './tell-followers.ts'

export const followers: Feature = {
  calls: followerHandlers,
  schedule: [{ cron: '*/30 * * * *', task: tellFollowers }],
  holdings: [followerHolding],
  forgets: {
    people: {
      'page_followers.user_id': 'erased',
    },
  },
}
