export const postLevels = [0, 1, 2] as const
export type PostLevel = (typeof postLevels)[number]
/** What may change how a page or a person posts. */
export const permissionEvents = ['approved', 'fraud_upheld', 'report_upheld', 'decision_undone'] as const
export type PermissionEvent = (typeof permissionEvents)[number]

const day = 86_400_000
/** So many approved jobs earn trust, if nothing reported was upheld for so many days (product.md, "Post permission"). */
const approvedJobs = 5
export const cleanDays = 90

export type Earned = {
  approved: number
  /** A domain or a licence was checked. */
  verified: boolean
  /** When a report was upheld last. */
  upheld_at: Date | null
  now: Date
}
type Change = { level: PostLevel; reason: 'earned' | 'fraud' }

/**
 * How a page or a person posts after something happened; null where nothing changes. A fraud takes trust at once; trust is earned
 * again only by the rule, and whoever is blocked stays so until staff say otherwise.
 */
export function permissionAfter(level: PostLevel, event: PermissionEvent, earned: Earned): Change | null {
  if (level === 0) return null
  if (event === 'fraud_upheld') return { level: 1, reason: 'fraud' }
  if (event === 'report_upheld' || level === 2) return null
  return isEarned(earned) ? { level: 2, reason: 'earned' } : null
}

export const isEarned = ({ approved, verified, upheld_at, now }: Earned): boolean =>
  verified && approved >= approvedJobs && (!upheld_at || now.getTime() - upheld_at.getTime() > cleanDays * day)
