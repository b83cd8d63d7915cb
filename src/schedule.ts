import type { Job, Scheduled } from '#platform/server/jobs/job.ts'

/** Slow work that a verb may queue. */
export const jobs: readonly Job[] = []

/** Everything that runs by the clock (UTC). */
export const schedule: readonly Scheduled[] = []
