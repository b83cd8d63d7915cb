import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'
import { type ImportState, isHeld } from './import-states.ts'

/** An invitation without an answer ends after so many days; so many days before, it is said once more. */
export const answerDays = 30
export const askedAgainDaysBefore = 7
/** People are kept for so many months unless the company says otherwise, and at most so many. */
export const usualMonths = 24
export const mostMonths = 36
/** So many days before it ends the team is told. */
export const toldDaysBefore = 30
/** Who said no is not brought along again by the same company for so many days. */
export const restDays = 180
export const mostTags = 10
/** A day from which somebody is free lies at most so many years ahead, and no further back than this one: else a year was mistyped. */
export const mostYearsAhead = 5
export const firstFreeDay = '2000-01-01'

/** Until which day somebody may be said to be free from. */
export const lastFreeDay = (now: Date): string => `${now.getUTCFullYear() + mostYearsAhead}-12-31`
export const mayBeFreeOn = (day: string, now: Date): boolean => day >= firstFreeDay && day <= lastFreeDay(now)
/** Invitations of one company, a day. */
export const mostInvitedADay = 300

/** Where somebody may come from, as the team says it; other ways write it themselves. */
export const ownSources = ['form', 'cv', 'mail', 'openday', 'api'] as const

/** Whether the team may still change what it wrote of somebody: what a person claimed is the person's. */
export const mayEdit = (state: ImportState): Answer =>
  isHeld(state) && state !== 'claimed' ? yes : refuse('import_state')

/** Until when somebody is kept. */
export function keepUntil(from: Date, months: number): Date {
  const until = new Date(from)
  until.setUTCMonth(until.getUTCMonth() + months)
  return until
}

/** Links by which somebody answers: that of the question, and that of the yes, by which it is taken back. */
export const consentKeys = ['import-consent', 'import-held'] as const
