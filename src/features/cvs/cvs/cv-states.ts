import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** How far a CV has come (product.md, "CV document"). An infected file never becomes one: it is refused at the door. */
export const cvStates = [
  'stored',
  'scanning',
  'unsupported',
  'encrypted',
  'unreadable',
  'wordless',
  'parsed',
  'confirmed',
] as const
export type CvState = (typeof cvStates)[number]

export const cvEvents = [
  'scan',
  'found_unsupported',
  'found_encrypted',
  'found_unreadable',
  'found_wordless',
  'understand',
  'write',
  'confirm',
] as const
export type CvEvent = (typeof cvEvents)[number]

const findings = {
  found_unsupported: 'unsupported',
  found_encrypted: 'encrypted',
  found_unreadable: 'unreadable',
  found_wordless: 'wordless',
  understand: 'parsed',
} as const
/** Nothing was read; the person may write it by hand, have it read again, or give another file. */
const unread = { scan: 'scanning', understand: 'parsed', write: 'parsed' } as const
const said = { understand: 'parsed', write: 'parsed', confirm: 'confirmed' } as const

const table: Record<CvState, Partial<Record<CvEvent, CvState>>> = {
  stored: { ...unread, ...findings },
  scanning: { ...unread, ...findings },
  unsupported: unread,
  encrypted: unread,
  unreadable: unread,
  wordless: unread,
  parsed: said,
  // another file asks for another look; what was confirmed and then changed by the person stays confirmed: it is still theirs
  confirmed: { ...said, write: 'confirmed' },
}

/** The state that follows; null where this cannot happen. */
export const stateAfter = (state: CvState, event: CvEvent): CvState | null => table[state][event] ?? null

export const mayMoveCv = (state: CvState, event: CvEvent): Answer =>
  stateAfter(state, event) ? yes : refuse('cv_state')

/** Still on its way: the screen waits. */
export const isWaiting = (state: CvState): boolean => state === 'stored' || state === 'scanning'
/** It says something that can be looked over. */
export const isUnderstood = (state: CvState): boolean => state === 'parsed' || state === 'confirmed'

/** What a refused reading makes of a CV. */
const refusals: Record<string, CvEvent> = {
  file_unsupported: 'found_unsupported',
  file_encrypted: 'found_encrypted',
  file_wordless: 'found_wordless',
}
export const eventOfRefusal = (code: string): CvEvent => refusals[code] ?? 'found_unreadable'
