/** Phases of an application and its ends (product.md, "Application"). */
export const openStages = ['submitted', 'in_review', 'shortlisted', 'interviewing', 'offered'] as const
export const ends = ['hired', 'rejected', 'withdrawn', 'declined', 'job_closed'] as const
export const stages = [...openStages, ...ends] as const
export type Stage = (typeof stages)[number]
export type Side = 'page' | 'candidate'

/** Where each side may take an application. A rejection can be taken back; what a candidate decided stays. */
const table: Record<Stage, Record<Side, readonly Stage[]>> = {
  submitted: { page: ['in_review', 'shortlisted', 'interviewing', 'offered', 'rejected'], candidate: ['withdrawn'] },
  in_review: { page: ['shortlisted', 'interviewing', 'offered', 'rejected'], candidate: ['withdrawn'] },
  shortlisted: { page: ['in_review', 'interviewing', 'offered', 'rejected'], candidate: ['withdrawn'] },
  interviewing: { page: ['in_review', 'shortlisted', 'offered', 'rejected'], candidate: ['withdrawn'] },
  offered: { page: ['interviewing', 'hired', 'rejected'], candidate: ['hired', 'declined', 'withdrawn'] },
  hired: { page: [], candidate: [] },
  rejected: { page: ['in_review'], candidate: [] },
  withdrawn: { page: [], candidate: [] },
  declined: { page: [], candidate: [] },
  job_closed: { page: [], candidate: [] },
}

export const stagesFrom = (stage: Stage, side: Side): readonly Stage[] => table[stage][side]
export const isOpen = (stage: Stage): boolean => (openStages as readonly Stage[]).includes(stage)

/** Columns of the board; the ends that are neither hired nor rejected share the last one. */
export const boardColumns = [...openStages, 'hired', 'rejected', 'gone'] as const
export type BoardColumn = (typeof boardColumns)[number]
export const columnOf = (stage: Stage): BoardColumn =>
  stage === 'withdrawn' || stage === 'declined' || stage === 'job_closed' ? 'gone' : stage

/** What the candidate is told: a projection of the stage, and whether anybody has looked yet. */
export const publicStatuses = [
  'sent',
  'seen',
  'shortlisted',
  'interview',
  'offer',
  'hired',
  'not_selected',
  'withdrawn',
  'declined',
  'closed',
] as const
export type PublicStatus = (typeof publicStatuses)[number]

const told: Record<Stage, PublicStatus> = {
  submitted: 'sent',
  in_review: 'seen',
  shortlisted: 'shortlisted',
  interviewing: 'interview',
  offered: 'offer',
  hired: 'hired',
  rejected: 'not_selected',
  withdrawn: 'withdrawn',
  declined: 'declined',
  job_closed: 'closed',
}
export const statusOf = (stage: Stage, seen: boolean): PublicStatus =>
  stage === 'submitted' && seen ? 'seen' : told[stage]
