import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { doubts, states } from './rules.ts'

/** Somebody registered with a code, or what came of it: rewarded, held, declined. */
export const referralMoved = event('referral.moved', {
  data: z.object({
    referral: z.string(),
    inviter: z.string().nullable(),
    page: z.string().nullable(),
    to: z.enum(states),
    why: z.enum(doubts).nullable().default(null),
  }),
  about: ({ referral, page }) => ({ thing: 'referral', id: referral, page }),
  topics: ({ inviter, page }) => [
    'reviews:all',
    ...(inviter ? [`user:${inviter}`] : []),
    ...(page ? [`page:${page}`] : []),
  ],
})
