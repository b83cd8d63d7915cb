import { appealDays } from '#features/agencies/submissions/rules.ts'
import { workingDayAfter } from '#features/jobs/jobs/rules.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const disputeStates = ['claimed', 'accepted', 'for_client', 'for_agency', 'appealed', 'settled'] as const
export type DisputeState = (typeof disputeStates)[number]
export const disputeEvents = ['accept', 'dispute_lost', 'dispute_won', 'lapse', 'appeal', 'settle'] as const
export type DisputeEvent = (typeof disputeEvents)[number]

const table: Record<DisputeState, Partial<Record<DisputeEvent, DisputeState>>> = {
  claimed: { accept: 'accepted', dispute_lost: 'for_client', dispute_won: 'for_agency', lapse: 'for_client' },
  accepted: {},
  for_client: { appeal: 'appealed' },
  for_agency: { appeal: 'appealed' },
  appealed: { settle: 'settled' },
  settled: {},
}
/** The state that follows; null where this cannot happen. */
export const stateAfter = (state: DisputeState, event: DisputeEvent): DisputeState | null => table[state][event] ?? null
/** @returns yes, or the refusal `dispute_state` */
export const mayMoveDispute = (state: DisputeState, event: DisputeEvent): Answer =>
  stateAfter(state, event) ? yes : refuse('dispute_state')

const day = 86_400_000
/** A client's record of somebody counts for another job as long as it was in touch so many days before the approval. */
export const countsDays = 180

/** Two business days to answer (product.md, "Submission"). */
export const answerUntil = (from: Date): Date => workingDayAfter(workingDayAfter(from))
export const appealUntil = (decided: Date): Date => new Date(decided.getTime() + appealDays * day)

export const sidesOfDispute = ['client', 'agency'] as const
export type DisputeSide = (typeof sidesOfDispute)[number]

type Record_ = { known_since: string; for_this_job: boolean; last_contact: string | null }

/**
 * Who is right: the client's record counts where it is older than the person's approval and names this very job, or where the two were in
 * touch not long before. Otherwise the approval decides.
 * @param approved the moment of the approval; a record of the same day is not older
 */
export function decideFor({ known_since, for_this_job, last_contact }: Record_, approved: Date): DisputeSide {
  const approvedOn = approved.toISOString().slice(0, 10)
  if (known_since >= approvedOn) return 'agency'
  if (for_this_job) return 'client'
  const counts = new Date(approved.getTime() - countsDays * day).toISOString().slice(0, 10)
  return last_contact !== null && last_contact >= counts && last_contact < approvedOn ? 'client' : 'agency'
}
