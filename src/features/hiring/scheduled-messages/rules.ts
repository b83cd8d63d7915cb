import { isOpen, type Stage } from '#features/hiring/applications/stages.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** How far ahead a message may wait, and how many for one applicant. */
export const [mostDays, mostWaiting] = [90, 20]

/** A moment that is still to come, and not too far. */
export function maySendAt(at: Date, now: Date): Answer {
  if (at <= now) return refuse('send_at_past')
  return at.getTime() - now.getTime() > mostDays * 86_400_000 ? refuse('send_at_far') : yes
}

/** An application that ended after the message was written: what was written for an open one may be wrong now. */
export const endedSince = ({ stage, decided_at }: { stage: Stage; decided_at: Date | null }, written: Date): boolean =>
  !isOpen(stage) && stage !== 'hired' && decided_at !== null && decided_at > written

/** What becomes of a message whose time has come. */
export type Fate = 'send' | 'ended' | 'author_gone'
export const fateOf = ({ ended, mayAuthor }: { ended: boolean; mayAuthor: boolean }): Fate => {
  if (ended) return 'ended'
  return mayAuthor ? 'send' : 'author_gone'
}

/** Applicants who are written to at once, and for how many minutes all of it can be taken back. */
export const [mostAtOnce, undoMinutes] = [500, 10]
