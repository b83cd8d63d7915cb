import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const clientStates = ['active', 'paused', 'ended'] as const
export type ClientState = (typeof clientStates)[number]
export const clientMoves = ['pause', 'resume', 'end'] as const
export type ClientMove = (typeof clientMoves)[number]

const clientTable: Record<ClientState, Partial<Record<ClientMove, ClientState>>> = {
  active: { pause: 'paused', end: 'ended' },
  paused: { resume: 'active', end: 'ended' },
  ended: { resume: 'active' },
}
export const clientAfter = (state: ClientState, move: ClientMove): ClientState | null =>
  clientTable[state][move] ?? null
/** @returns yes, or the refusal `client_state` */
export const mayMoveClient = (state: ClientState, move: ClientMove): Answer =>
  clientAfter(state, move) ? yes : refuse('client_state')
export const clientMovesFrom = (state: ClientState) => clientMoves.filter((move) => clientAfter(state, move))

export const mandateStates = ['open', 'on_hold', 'filled', 'closed'] as const
export type MandateState = (typeof mandateStates)[number]
export const mandateMoves = ['hold', 'resume', 'fill', 'close'] as const
export type MandateMove = (typeof mandateMoves)[number]

const mandateTable: Record<MandateState, Partial<Record<MandateMove, MandateState>>> = {
  open: { hold: 'on_hold', fill: 'filled', close: 'closed' },
  on_hold: { resume: 'open', fill: 'filled', close: 'closed' },
  // somebody left within the guarantee, or the client needs one more
  filled: { resume: 'open', close: 'closed' },
  closed: { resume: 'open' },
}
export const mandateAfter = (state: MandateState, move: MandateMove): MandateState | null =>
  mandateTable[state][move] ?? null
/** @returns yes, or the refusal `mandate_state` */
export const mayMoveMandate = (state: MandateState, move: MandateMove): Answer =>
  mandateAfter(state, move) ? yes : refuse('mandate_state')
export const mandateMovesFrom = (state: MandateState) => mandateMoves.filter((move) => mandateAfter(state, move))

export const feeKinds = ['percent', 'fixed'] as const
export const guaranteeDays = [0, 60, 90] as const
export const guaranteeKinds = ['replacement', 'refund'] as const
/** What one may write of a client's needs. */
export const mostNeeds = 20
