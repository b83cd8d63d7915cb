import { type ImportState, isHeld } from '#features/sourcing/imports/import-states.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** A merge may be undone for so many days. */
export const undoDays = 30

/** What may be chosen of either record; tags and notes are joined. */
export const mergeFields = [
  'name',
  'email',
  'phone',
  'headline',
  'place',
  'positions',
  'salary',
  'notice',
  'available_on',
  'language',
  'cv',
  'picture',
] as const
export type MergeField = (typeof mergeFields)[number]

/** The record that stays is the one whose person has come further: what they agreed to or claimed is not lost. */
const order: readonly ImportState[] = ['draft', 'invited', 'consented', 'claimed']
export const rankOf = (state: ImportState): number => order.indexOf(state)

type Standing = { state: ImportState }

/** @returns yes, or `import_state` · `merge_claimed`: two accounts · `merge_backwards` · `merge_theirs`: claimed fields are the person's */
export function mayMerge(keep: Standing, merge: Standing, takes: boolean): Answer {
  if (!isHeld(keep.state) || !isHeld(merge.state)) return refuse('import_state')
  if (keep.state === 'claimed' && merge.state === 'claimed') return refuse('merge_claimed')
  if (rankOf(merge.state) > rankOf(keep.state)) return refuse('merge_backwards')
  return keep.state === 'claimed' && takes ? refuse('merge_theirs') : yes
}

/** Why two records look like one person, the surest first. */
export const reasonCodes = ['email', 'phone', 'name', 'script', 'employer', 'dates', 'city', 'headline'] as const
export type ReasonCode = (typeof reasonCodes)[number]
