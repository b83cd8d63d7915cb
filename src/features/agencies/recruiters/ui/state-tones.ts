import type { Tone } from '#ui/basics/word.tsx'
import type { RecruiterState } from '../recruiter-states.ts'

export const recruiterTones = {
  asked: 'info',
  active: 'good',
  declined: 'bad',
  ended: 'plain',
} as const satisfies Record<RecruiterState, Tone>
