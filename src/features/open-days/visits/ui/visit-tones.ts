import type { Tone } from '#ui/basics/word.tsx'
import type { VisitState } from '../visit-states.ts'

/** How each state of a visit is coloured, beside its word. */
export const visitTones: Record<VisitState, Tone> = {
  invited: 'info',
  registered: 'good',
  waitlisted: 'warm',
  confirmed: 'good',
  checked_in: 'accent',
  queued: 'accent',
  called: 'warm',
  in_session: 'accent',
  done: 'plain',
  no_show: 'plain',
  left: 'plain',
  cancelled: 'bad',
}
