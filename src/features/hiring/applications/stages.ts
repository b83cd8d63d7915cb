/** Phases of an application and its ends (product.md, "Application"). */
export const openStages = ['submitted', 'in_review', 'shortlisted', 'interviewing', 'offered'] as const
export const ends = ['hired', 'rejected', 'pool', 'withdrawn', 'declined', 'job_closed', 'lapsed'] as const
export const stages = [...openStages, ...ends] as const
export type Stage = (typeof stages)[number]
export type OpenStage = (typeof openStages)[number]
/** Who moves an application: the team, the candidate, or the site by its rules. */
export type Side = 'page' | 'candidate' | 'site'

/** Where each side may take an application. A rejection can be taken back; what a candidate decided stays; nobody waits for ever. */
const table: Record<Stage, Record<Side, readonly Stage[]>> = {
  submitted: {
    page: ['in_review', 'shortlisted', 'interviewing', 'offered', 'rejected', 'pool'],
    candidate: ['withdrawn'],
    site: ['job_closed', 'lapsed'],
  },
  in_review: {
    page: ['shortlisted', 'interviewing', 'offered', 'rejected', 'pool'],
    candidate: ['withdrawn'],
    site: ['job_closed', 'lapsed'],
  },
  shortlisted: {
    page: ['in_review', 'interviewing', 'offered', 'rejected', 'pool'],
    candidate: ['withdrawn'],
    site: ['job_closed', 'lapsed'],
  },
  interviewing: {
    page: ['in_review', 'shortlisted', 'offered', 'rejected', 'pool'],
    candidate: ['withdrawn'],
    site: ['job_closed', 'lapsed'],
  },
  offered: {
    page: ['interviewing', 'hired', 'rejected'],
    candidate: ['hired', 'declined', 'withdrawn'],
    site: ['job_closed'],
  },
  hired: { page: [], candidate: [], site: [] },
  rejected: { page: ['in_review'], candidate: [], site: [] },
  pool: { page: ['in_review'], candidate: [], site: [] },
  withdrawn: { page: [], candidate: [], site: [] },
  declined: { page: [], candidate: [], site: [] },
  job_closed: { page: [], candidate: [], site: [] },
  // an answer that comes after all is better than none
  lapsed: { page: ['in_review', 'rejected'], candidate: [], site: [] },
}

/** Where only a letter leads: whoever declined an offer may be made another one, and no hand moves their card. */
const byLetter: Partial<Record<Stage, readonly Stage[]>> = { declined: ['offered'] }

export const stagesFrom = (stage: Stage, side: Side): readonly Stage[] => table[stage][side]
/** Where a letter of the team may take an application. */
export const stagesByLetter = (stage: Stage): readonly Stage[] => [...table[stage].page, ...(byLetter[stage] ?? [])]
export const isOpen = (stage: Stage): stage is OpenStage => (openStages as readonly Stage[]).includes(stage)

/** Columns of the board; the ends that are neither hired nor rejected share the last one. */
export const boardColumns = [...openStages, 'hired', 'rejected', 'gone'] as const
export type BoardColumn = (typeof boardColumns)[number]
export const columnOf = (stage: Stage): BoardColumn => {
  if (stage === 'pool') return 'rejected'
  return stage === 'withdrawn' || stage === 'declined' || stage === 'job_closed' || stage === 'lapsed' ? 'gone' : stage
}

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
  'kept',
  'closed',
  'lapsed',
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
  pool: 'kept',
  withdrawn: 'withdrawn',
  declined: 'declined',
  job_closed: 'closed',
  lapsed: 'lapsed',
}
export const statusOf = (stage: Stage, seen: boolean): PublicStatus =>
  stage === 'submitted' && seen ? 'seen' : told[stage]

/** Statuses on the way, by the stages a candidate was told of. Whoever was moved on by the team was looked at. */
export const passedOf = (been: readonly Stage[], seen: boolean): PublicStatus[] => [
  ...new Set<PublicStatus>([
    'sent',
    ...(seen || been.some(isFurther) ? ['seen' as const] : []),
    ...been.map((stage) => told[stage]),
  ]),
]
const isFurther = (stage: Stage): boolean => stage === 'hired' || (isOpen(stage) && stage !== 'submitted')
