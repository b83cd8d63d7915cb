import type { Tone } from '#ui/basics/word.tsx'
import type { State } from '../rules.ts'

export const tones: Record<State, Tone> = { registered: 'info', held: 'warm', rewarded: 'good', declined: 'plain' }
