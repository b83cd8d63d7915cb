import type { Guest } from '../contract.ts'
import type { Other } from './call-stage.tsx'

/** A third as somebody one talks with; null until the visitor said yes. */
export const thirdIn = (guest: Guest | null): Other | null =>
  guest?.state === 'agreed' ? { side: 'guest', name: guest.name } : null
