import { type ChangedField, isMaterial } from './job-changes.ts'
import { isOut, type JobState, stepOf } from './job-states.ts'

/** Where a job goes when it is sent out, or its change when it is to count. */
export const waysOn = ['live', 'scheduled', 'review', 'client', 'blocked', 'nothing'] as const
/** Why somebody looks at it first. */
export const lookReasons = ['findings', 'permission', 'unchanged', 'material'] as const

export type Follows = { way: (typeof waysOn)[number]; because: (typeof lookReasons)[number][] }

type Facts = {
  state: JobState
  permission: 0 | 1 | 2
  /** The automatic look found something that blocks. */
  watched: boolean
  clientWaits: boolean
  later: boolean
  /** Changes were asked for, and it says what it said then. */
  unchanged: boolean
  /** What the change of a live job changes. */
  changes: readonly ChangedField[]
}

/** What follows from publishing: the one rule that the editor tells, and that sending obeys (product.md §1 and "Job"). */
export function whatFollows(facts: Facts): Follows {
  const { state, permission, changes } = facts
  const because = reasonsToLook(facts)
  if (permission === 0) return { way: 'blocked', because: [] }
  if (isOut(state)) {
    if (changes.length === 0) return { way: 'nothing', because: [] }
    if (because.length === 0 || !changes.some(isMaterial)) return { way: 'live', because: [] }
    return { way: 'review', because: ['material', ...because] }
  }
  const seen = because.length > 0 ? 1 : permission
  const rest = { ended: false, full: false, closedAs: null, stale: false, suspendedFrom: null }
  const step = stepOf(state, 'member', 'submit', { ...facts, ...rest, permission: seen })
  const way = 'to' in step ? ways[step.to] : undefined
  return { way: way ?? 'nothing', because: way === 'review' ? because : [] }
}

const ways: Partial<Record<JobState, Follows['way']>> = {
  awaiting_client: 'client',
  submitted: 'review',
  scheduled: 'scheduled',
  live: 'live',
}

const reasonsToLook = ({ permission, watched, unchanged }: Facts): Follows['because'] => [
  ...(watched ? (['findings'] as const) : []),
  ...(unchanged ? (['unchanged'] as const) : []),
  ...(permission === 1 ? (['permission'] as const) : []),
]
