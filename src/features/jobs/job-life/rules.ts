import { openDays } from '#features/jobs/jobs/rules.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

const day = 86_400_000

/** A job may be moved up once in so many days. */
export const refreshDays = 7
/** So many days before it pauses, the team is asked whether a job is still open. */
export const askDays = 7
/** So many days before the end the team is told. */
export const remindDays = [7, 1] as const
/** A job that is full waits so many days for its team, then closes. */
export const fullDays = 7

type Job = { state: string; published_at: Date | null; expires_at: Date | null; refreshed_at: Date | null }

const isOpen = ({ state }: Job) => state === 'live' || state === 'paused'

/** How many days are left to give: from its first day on, a job is open for 90 in all. */
export function daysToGive({ published_at, expires_at }: Pick<Job, 'published_at' | 'expires_at'>): number {
  if (!published_at || !expires_at) return 0
  return Math.max(0, Math.floor((published_at.getTime() + openDays.most * day - expires_at.getTime()) / day))
}

export function mayExtend(job: Job, days: number): Answer {
  if (!isOpen(job)) return refuse('job_state')
  return days <= daysToGive(job) ? yes : refuse('extend_limit')
}

export function mayRefresh(job: Job, now: Date): Answer {
  if (job.state !== 'live') return refuse('job_state')
  const last = job.refreshed_at ?? job.published_at
  return last && now.getTime() - last.getTime() < refreshDays * day ? refuse('refresh_soon') : yes
}
