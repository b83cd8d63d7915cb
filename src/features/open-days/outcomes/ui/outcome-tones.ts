import type { Outcome } from '#features/open-days/visits/visit-states.ts'
import type { Tone } from '#ui/basics/word.tsx'

/** How each outcome is coloured, beside its word. */
export const outcomeTones: Record<Outcome, Tone> = {
  offer: 'good',
  next_interview: 'good',
  shortlisted: 'accent',
  keep_on_file: 'info',
  not_suitable: 'plain',
  unseen: 'warm',
}
