/** Who is shown a banner. */
export const bannerAudiences = ['everyone', 'guests', 'candidates', 'companies', 'staff'] as const
export type BannerAudience = (typeof bannerAudiences)[number]

export const bannerTones = ['plain', 'warm'] as const
export const bannerStates = ['planned', 'shown', 'over', 'ended'] as const
type BannerState = (typeof bannerStates)[number]

/** Remembers in a browser which banners were put away; the last few of them. */
export const bannerCookie = 'banner'
/** The longest text of a banner: two lines of a phone. */
export const longestBanner = 140

type Times = { from_at: Date; until_at: Date | null; ended_at: Date | null }

export function bannerState({ from_at, until_at, ended_at }: Times, now: Date): BannerState {
  if (ended_at) return 'ended'
  if (until_at && until_at <= now) return 'over'
  return from_at > now ? 'planned' : 'shown'
}

/** Whether a banner is meant for this visitor; `type` is that of the account, null of guests. */
export function isFor(audience: BannerAudience, { type, staff }: { type: string | null; staff: boolean }): boolean {
  if (audience === 'everyone') return true
  if (audience === 'staff') return staff
  if (audience === 'guests') return type === null
  return type !== null && (audience === 'candidates') === (type === 'candidate')
}
