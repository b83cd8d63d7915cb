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
  forgets: {
    people: {
      'invite_codes.user_id': 'erased',
      'referrals.decided_by': 'emptied',
      'referrals.inviter_id': 'emptied',
      'referrals.user_id': 'erased',
    },
  },
}
