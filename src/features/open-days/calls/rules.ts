import { atDeskStates } from '#features/open-days/rooms/rules.ts'
import type { VisitState } from '#features/open-days/visits/visit-states.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Who talks, and a third whom the desk asked in; each reads what the others said, and that somebody of its own side came. */
export const callSides = ['desk', 'visitor', 'guest'] as const
export type CallSide = (typeof callSides)[number]

/** With what somebody joins; `listen` is for whoever has no microphone. */
export const callMeans = ['video', 'voice', 'listen'] as const
export type CallMeans = (typeof callMeans)[number]

/** The longest description of a browser was 6 KB. */
export const mostLetters = 16_384
export const mostSignals = 20
/** Of each side of each talk: candidates come in a burst. */
export const signalPace = { name: 'call signals', times: 20, seconds: 1 }
/** Of each side of each talk. */
export const textPace = { name: 'call texts', times: 10, seconds: 30 }
/** How long what was signalled may wait to be read; who is there is known until the talk ends. */
export const signalMinutes = 10

/** Picture and voice belong to desks that see people online, from the call of the number until the outcome. */
export const mayCall = (state: VisitState, way: 'on_site' | 'online'): Answer =>
  way === 'online' && (atDeskStates as readonly VisitState[]).includes(state) ? yes : refuse('call_over')

export const guestRoles = ['colleague', 'interpreter'] as const
/** The visitor is told who it is, and nobody comes in before a yes. */
export const guestStates = ['asked', 'agreed', 'declined', 'out', 'knocking'] as const
export type GuestState = (typeof guestStates)[number]
/** While one is asked or in the call, nobody else is. */
export const isIn = (state: GuestState): boolean => state === 'asked' || state === 'agreed'
/** Only a colleague whom the desk took out may ask to be let in again: a no of the visitor stays one. @returns yes, or `call_over` */
export const mayKnock = (state: GuestState): Answer =>
  state === 'out' || state === 'knocking' ? yes : refuse('call_over')
