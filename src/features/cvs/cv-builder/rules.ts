import { surenessOf } from '#features/cvs/cvs/sureness-rules.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const mostCvs = 30
export const mayMakeCv = (has: number): Answer => (has < mostCvs ? yes : refuse('too_many_cvs'))

/** Whoever saves must have read what stands there. */
export const mayOverwrite = (read: number, stands: number): Answer =>
  read === stands ? yes : refuse('changed_meanwhile')

/** Parts of the profile that a CV can fill, in the order of the registration. */
export const profileParts = [
  'headline',
  'summary',
  'work',
  'education',
  'certificates',
  'skills',
  'languages',
  'links',
] as const
export type ProfilePart = (typeof profileParts)[number]

/** Whether a person should look at a value: it was read, not surely, and nobody looked yet. */
export const isDoubtful = ({ confidence, mine }: { confidence: number | null; mine: boolean }): boolean =>
  !mine && confidence !== null && surenessOf(confidence) === 'unsure'
