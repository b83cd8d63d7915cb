import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Coins for the company that invited, and for the new one (docs/decisions/0053-referral.md). */
export const rewards = { inviter: 10, invited: 5 }
/** A company is rewarded so often a month by itself; further ones staff looks at. */
export const mostMonthly = 20
/** As many signs as a code has. */
export const codeSigns = 6

export const states = ['registered', 'held', 'rewarded', 'declined'] as const
export type State = (typeof states)[number]
/** Why a referral waits for staff. */
export const doubts = ['member', 'device', 'domain', 'phone', 'limit'] as const
export type Doubt = (typeof doubts)[number]

/** What both sides have in common, as far as it is known. */
export type Common = { member: boolean; device: boolean; domain: boolean; phone: boolean; rewardedThisMonth: number }

/** The first reason to look at a referral before it is rewarded; null for none. */
export function doubtAbout({ rewardedThisMonth, ...common }: Common): Doubt | null {
  const same = (['member', 'device', 'domain', 'phone'] as const).find((one) => common[one])
  return same ?? (rewardedThisMonth >= mostMonthly ? 'limit' : null)
}

/** Staff decides what was held, once. */
export const mayDecide = (state: State): Answer => (state === 'held' ? yes : refuse('referral_decided'))
