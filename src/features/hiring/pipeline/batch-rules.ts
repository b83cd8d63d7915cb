import { mayMove } from '#features/hiring/applications/rules.ts'
import { type Stage, stagesFrom } from '#features/hiring/applications/stages.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const batchActions = ['move', 'reject', 'tag', 'untag', 'message'] as const
export type BatchAction = (typeof batchActions)[number]
export const batchStates = ['previewed', 'running', 'done', 'undone'] as const
export const itemStates = ['waiting', 'done', 'refused', 'undone'] as const

/** What one must be allowed for an action. */
export const needs = {
  move: 'applicant.move',
  reject: 'applicant.move',
  tag: 'applicant.note',
  untag: 'applicant.note',
  message: 'applicant.message',
} as const satisfies Record<BatchAction, string>

/** Phases several may be moved to at once; an offer and a hiring are one person's matter. */
export const batchPhases = ['in_review', 'shortlisted', 'interviewing'] as const

export type Target = {
  stage: Stage
  stage_id: string | null
  decided_at: Date | null
  letter: string | null
  tags: readonly string[]
}
export type Wanted = { action: BatchAction; phase?: Stage; place?: string | null; tag?: string }

/** Whether an action can be done to one of several. */
export function mayDo(
  target: Target,
  { action, phase = 'rejected', place = null, tag = '' }: Wanted,
  now: Date,
): Answer {
  if (action === 'message') return yes
  if (action === 'tag') return target.tags.includes(tag) ? refuse('tagged_already') : yes
  if (action === 'untag') return target.tags.includes(tag) ? yes : refuse('not_tagged')
  if (target.stage !== phase) return mayMove(target, phase, 'page', now)
  if (action === 'move' && target.stage_id !== place)
    return stagesFrom(phase, 'page').length ? yes : refuse('stage_move')
  return refuse('there_already')
}

export const isMove = (action: string): boolean => action === 'move' || action === 'reject'
