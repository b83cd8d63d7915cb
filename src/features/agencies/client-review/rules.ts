import { changeMinutes } from '#features/agencies/submissions/rules.ts'
import type { SubmissionState } from '#features/agencies/submissions/submission-states.ts'

/** What a client says by link; an offer and the hiring are agreed outside and written down by the agency. */
export const decisions = ['shortlist', 'interview', 'reject', 'reconsider'] as const
export type Decision = (typeof decisions)[number]

/** Until when a no may be taken back; null where there is none. */
export function changeUntil(state: SubmissionState, decided_at: Date | null): Date | null {
  if (state !== 'rejected' || !decided_at) return null
  return new Date(decided_at.getTime() + changeMinutes * 60_000)
}

/** The client reaches somebody itself from the interview on. */
export const showsContact = (state: SubmissionState): boolean =>
  state === 'interviewing' || state === 'offered' || state === 'placed'
