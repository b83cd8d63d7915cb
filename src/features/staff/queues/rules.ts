import type { QueuePromise } from '#platform/shared/queue-promise.ts'

/** So long somebody keeps what they took, in ms: whoever was called away does not block it. */
export const heldFor = 60 * 60_000

/** From this share of its promise on something is soon late. */
export const soonFrom = 0.75

/** Whether a promise is kept, nearly over or broken, at a moment. */
export function standingOf({ since, due }: { since: Date; due: Date }, now: Date): 'new' | 'soon' | 'late' {
  if (now > due) return 'late'
  return shareOf({ since, due }, now) >= soonFrom ? 'soon' : 'new'
}

/** How much of its promise has passed: 0 new, 1 due, more when late. */
export const shareOf = ({ since, due }: { since: Date; due: Date }, now: Date): number =>
  Math.max(0, (now.getTime() - since.getTime()) / Math.max(1, due.getTime() - since.getTime()))

/** The promise as people read it. */
export function promiseOf(promise: QueuePromise) {
  if ('workingDays' in promise) return { unit: 'workingDays' as const, count: promise.workingDays }
  const { hours } = promise
  return hours > 24 && hours % 24 === 0
    ? { unit: 'days' as const, count: hours / 24 }
    : { unit: 'hours' as const, count: hours }
}
