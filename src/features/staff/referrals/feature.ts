import type { Feature } from '#platform/server/feature.ts'
import { referralHandlers } from './handlers.ts'
import { referralHolding } from './holding.ts'
import { referralQueue } from './queues.ts'
import { referralReactions } from './reactions.ts'

export const referrals: Feature = {
  calls: referralHandlers,
  reactions: referralReactions,
  holdings: [referralHolding],
  queues: { referrals: referralQueue },
}
