import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** A text may be so long, and cost so many text messages for each person. */
export const [mostText, mostSegments] = [1000, 6]
/** So many people at once, and so many texts of a page in an hour. */
export const [mostPeople, mostPerHour] = [200, 500]
/** Between two texts of a page to one person, in minutes. */
export const restMinutes = 60
/** What is set aside for a text is let go after so many days, if nothing became of it. */
export const holdDays = 7
/** A carrier that is busy is asked again, so often and after so many minutes; one that never answered counts as failed after some. */
export const [mostTries, againMinutes, silentMinutes] = [5, 2, 10]

/** Nobody is texted at night who did not say otherwise: minutes of the day on the person's clock. */
export const usualQuiet = { from: 22 * 60, to: 7 * 60 }

export const states = ['waiting', 'in_hand', 'sent', 'delivered', 'failed'] as const
export type State = (typeof states)[number]
export const whys = ['refused', 'silent', 'stopped', 'no_phone', 'author_gone', 'ended', 'undelivered'] as const
export type Why = (typeof whys)[number]

/** Why somebody is left out of a sending. */
export const leftOut = ['text_no_phone', 'text_stopped', 'text_just_now', 'text_left_open', 'text_too_long'] as const
export type LeftOut = (typeof leftOut)[number]

type Person = {
  hasPhone: boolean
  hasStopped: boolean
  /** When this page texted this person last. */
  last: Date | null
}

/** Whether a page may text somebody now. */
export function mayText({ hasPhone, hasStopped, last }: Person, now: Date): Answer {
  if (!hasPhone) return refuse('text_no_phone')
  if (hasStopped) return refuse('text_stopped')
  return last && now.getTime() - last.getTime() < restMinutes * 60_000 ? refuse('text_just_now') : yes
}

/** What a report of the carrier changes: delivered is final, failed stays unless it was delivered after all. */
export function afterReport(state: State, told: 'delivered' | 'failed'): 'delivered' | 'failed' | null {
  if (state === 'delivered' || state === told) return null
  return told
}
