import type { Tone } from '#ui/basics/word.tsx'
import type { ClientState, MandateState } from '../rules.ts'

export const clientTones = { active: 'good', paused: 'warm', ended: 'plain' } as const satisfies Record<
  ClientState,
  Tone
>
export const mandateTones = {
  open: 'good',
  on_hold: 'warm',
  filled: 'info',
  closed: 'plain',
} as const satisfies Record<MandateState, Tone>
