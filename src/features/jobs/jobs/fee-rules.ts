import type { Actor, JobMove, JobState } from './job-states.ts'

const day = 86_400_000

/** How often so many days have to be paid, so that they last from here until there. */
export const periodsFor = (from: Date, until: Date, days: number): number =>
  Math.max(0, Math.ceil((until.getTime() - from.getTime()) / (days * day)))

/** What comes back for the part that was not used: a coin that was begun goes to the page. */
export const unusedOf = (coins: number, left: number, all: number): number =>
  Math.min(coins, Math.max(0, Math.ceil((coins * left) / all)))

/** Whether coins for a job are taken now, let go, or given back; or stay as they are. */
export type FeeStep = 'take' | 'let_go' | 'return' | 'stays'

/** States in which a job that is not out waits to be. */
const waits: readonly JobState[] = ['awaiting_client', 'submitted', 'approved', 'scheduled']

/** Taken when it goes live, let go when it will not; what the site closes was not used for the rest of its days. */
export function feeStep(to: JobState, move: JobMove, by: Actor): FeeStep {
  if (to === 'live') return 'take'
  if (to === 'closed') return move === 'close' && by === 'staff' ? 'return' : 'let_go'
  return waits.includes(to) || to === 'paused' || to === 'suspended' ? 'stays' : 'let_go'
}
