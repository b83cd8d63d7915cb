import type { Tone } from '#ui/basics/word.tsx'
import type { DropState } from '../drop-states.ts'

/** How a state is coloured beside its word. */
export const stateTones = {
  received: 'info',
  seen: 'info',
  replied: 'good',
  added_to_pool: 'accent',
  added_to_job: 'good',
  rejected: 'plain',
  expired: 'warm',
  withdrawn: 'plain',
} as const satisfies Record<DropState, Tone>
