import { isOpen, type Stage } from '#features/hiring/applications/stages.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const interviewStates = [
  'proposed',
  'confirmed',
  'other_asked',
  'cancelled',
  'done',
  'no_show',
  'lapsed',
] as const
export type InterviewState = (typeof interviewStates)[number]

/** What happens to an interview: the team proposes times, the candidate picks one, and so on. */
export const interviewMoves = ['propose', 'pick', 'ask_other', 'cancel', 'finish', 'miss', 'lapse'] as const
export type InterviewMove = (typeof interviewMoves)[number]
export const sides = ['page', 'candidate', 'site'] as const
export type Side = (typeof sides)[number]

type Step = { to: InterviewState; by: readonly Side[] }

const both: readonly Side[] = ['page', 'candidate']
const table: Record<InterviewState, Partial<Record<InterviewMove, Step>>> = {
  proposed: {
    propose: { to: 'proposed', by: ['page'] },
    pick: { to: 'confirmed', by: ['candidate'] },
    ask_other: { to: 'other_asked', by: ['candidate'] },
    cancel: { to: 'cancelled', by: both },
    lapse: { to: 'lapsed', by: ['site'] },
  },
  confirmed: {
    propose: { to: 'proposed', by: ['page'] },
    ask_other: { to: 'other_asked', by: ['candidate'] },
    cancel: { to: 'cancelled', by: both },
    finish: { to: 'done', by: ['page'] },
    miss: { to: 'no_show', by: ['page'] },
  },
  other_asked: { propose: { to: 'proposed', by: ['page'] }, cancel: { to: 'cancelled', by: both } },
  // nobody picked in time: there can be other times
  lapsed: { propose: { to: 'proposed', by: ['page'] }, cancel: { to: 'cancelled', by: ['page'] } },
  // said in error, it is said again
  done: { miss: { to: 'no_show', by: ['page'] } },
  no_show: { finish: { to: 'done', by: ['page'] }, propose: { to: 'proposed', by: ['page'] } },
  cancelled: {},
}

/** Where a move leads, or null where it leads nowhere. */
export const stateAfter = (state: InterviewState, move: InterviewMove, by: Side): InterviewState | null => {
  const step = table[state][move]
  return step?.by.includes(by) ? step.to : null
}

type Standing = {
  state: InterviewState
  starts_at: Date | null
  /** Where the application stands, and where its candidate knows it to stand. */
  stage: Stage
  told_stage: Stage
  /** Another invitation of the same application waits for an answer. */
  has_other: boolean
  page_closed: boolean
}

/**
 * Whether a side may make a move now: an outcome is known only once it has begun; nobody is invited, or picks a time, after the
 * application or the company has ended; and one invitation at a time waits for an answer.
 */
export function mayDo(interview: Standing, move: InterviewMove, by: Side, now: Date): Answer {
  const { state, starts_at, stage, told_stage, has_other, page_closed } = interview
  if (!stateAfter(state, move, by)) return refuse('interview_state')
  const isEnded = page_closed || !isOpen(told_stage)
  if (by === 'candidate' && isEnded && move !== 'cancel') return refuse('interview_state')
  const isOfOpen = move === 'propose' || (move === 'cancel' && isOver(state))
  if (by === 'page' && isOfOpen && !isOpen(stage)) return refuse('stage_move')
  if (move === 'propose' && has_other && !isWaiting(state)) return refuse('interview_open')
  const isOutcome = move === 'finish' || move === 'miss'
  return isOutcome && starts_at && starts_at > now ? refuse('interview_ahead') : yes
}

/** Invitations that wait for an answer, of either side. */
export const waitingStates = ['proposed', 'other_asked'] as const satisfies readonly InterviewState[]
const isWaiting = (state: InterviewState): boolean => (waitingStates as readonly InterviewState[]).includes(state)

/** Whether others may interview: before it begins, and as long as it stands or may be agreed. */
export const mayName = ({ state, starts_at, page_closed }: Standing, now: Date): Answer =>
  !page_closed && (isWaiting(state) || (state === 'confirmed' && starts_at !== null && starts_at > now))
    ? yes
    : refuse('interview_state')

/** Times hold nobody's day any more. */
export const isOver = (state: InterviewState): boolean => !['proposed', 'confirmed', 'other_asked'].includes(state)
