import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export const frequencies = ['instant', 'daily', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]

/** `asked`: a guest has not said yes by mail; `lapsed`: nobody said after a year that it is still wanted. */
export const alertStates = ['asked', 'active', 'paused', 'lapsed', 'stopped'] as const
export type AlertState = (typeof alertStates)[number]

export const alertMoves = ['confirm', 'pause', 'resume', 'lapse', 'stop'] as const
export type AlertMove = (typeof alertMoves)[number]

const table: Record<AlertState, Partial<Record<AlertMove, AlertState>>> = {
  asked: { confirm: 'active', stop: 'stopped' },
  active: { confirm: 'active', pause: 'paused', lapse: 'lapsed', stop: 'stopped' },
  paused: { resume: 'active', confirm: 'active', stop: 'stopped' },
  lapsed: { resume: 'active', confirm: 'active', stop: 'stopped' },
  stopped: { stop: 'stopped' },
}

/** Where a move leads; null when it is not possible from here. Stopping twice is stopping. */
export const after = (state: AlertState, move: AlertMove): AlertState | null => table[state][move] ?? null

/** Whether one person may have another alert. */
export const mayAddAlert = (count: number): Answer => (count < mostAlerts ? yes : refuse('too_many_alerts'))

/** Alerts of one account, or of one address without. */
export const mostAlerts = 30
/** Jobs that one mail shows; of more it says how many there are. */
export const mostInMail = 20
/** Jobs that are kept for one alert out of one run. */
export const mostKept = 60
/** After so many days without a word an alert is asked about, and so many later it lapses. */
export const asksAfterDays = 365
export const lapsesAfterDays = 30

/** Why a job was of no use: the work, the company, or nothing that holds for others. */
export const feedbackReasons = ['other_work', 'other_company', 'just_this'] as const
