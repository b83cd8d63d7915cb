import { type Stage, stagesFrom } from '#features/hiring/applications/stages.ts'
import { before, held } from '#platform/shared/held.ts'

/** Whether somebody at this stage can be offered the job. */
export const mayBeOffered = (stage: Stage): boolean =>
  stage === 'offered' || stagesFrom(stage, 'page').includes('offered')

/** What a letter may name; in a text they stand in braces: `{name}`. */
export const letterParameters = [
  'name',
  'company',
  'job',
  'pay',
  'currency',
  'period',
  'start',
  'place',
  'until',
  'signer',
  'today',
] as const
export type LetterParameter = (typeof letterParameters)[number]
export type LetterValues = Record<LetterParameter, string>

export const payPeriods = ['hour', 'day', 'month', 'year'] as const
export type PayPeriod = (typeof payPeriods)[number]
export const declineReasons = ['pay', 'other_job', 'place', 'start', 'personal', 'other'] as const
export const mostLetters = 6000
export const leastLetters = 20

/** An answer may be asked for from tomorrow on, and within so many days. */
export const mostAnswerDays = 60
/** Work begins at most so many years ahead: else a year was mistyped. */
export const mostYearsAhead = 3
/** A letter that is open so long is reminded of a day before its end. */
export const remindHours = 24

const parameter = /\{\s*([^{}]*?)\s*\}/g
const isKnown = (name: string): name is LetterParameter => (letterParameters as readonly string[]).includes(name)

/** Names in braces that a letter does not know, and braces that are not closed. */
export function unknownParameters(text: string): string[] {
  const named = [...text.matchAll(parameter)].map(([, name]) => name as string)
  const loose = text.replace(parameter, '').match(/[{}]/g) ?? []
  return [...new Set([...named.filter((name) => !isKnown(name)), ...loose])]
}

/** What a letter should say as its terms do: written by hand, it stays behind when these change. */
const ofTerms = ['pay', 'start'] as const satisfies readonly LetterParameter[]
/** Those that a letter does not take from its terms. */
export const byHand = (text: string): LetterParameter[] => {
  const named = new Set([...text.matchAll(parameter)].map(([, name]) => name))
  return ofTerms.filter((name) => !named.has(name))
}

/** A letter with its values; what a value holds is never read as a parameter again. */
export const fillLetter = (text: string, values: LetterValues): string =>
  text.replace(parameter, (whole, name: string, at: number) =>
    isKnown(name) ? held(before(text.slice(at + whole.length), values[name]), text) : whole,
  )

/** Paragraphs, parted by empty lines. */
export const paragraphsOf = (letter: string): string[] => letter.split(/\n{2,}/).filter((one) => one.trim() !== '')
