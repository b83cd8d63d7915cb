import { nameIn } from '#features/hiring/applications/parameter-rules.ts'
import { type Stage, stagesByLetter } from '#features/hiring/applications/stages.ts'
import { before, held } from '#platform/shared/held.ts'

/** Whether somebody at this stage can be offered the job: also whoever declined the last offer. */
export const mayBeOffered = (stage: Stage): boolean => stage === 'offered' || stagesByLetter(stage).includes('offered')

/** What a letter may name; in a text they stand in braces: `{candidate_name}`, as in messages. */
export const letterParameters = [
  'candidate_name',
  'company_name',
  'job_title',
  'pay',
  'currency',
  'period',
  'start',
  'place',
  'until',
  'sender_name',
  'today',
] as const
export type LetterParameter = (typeof letterParameters)[number]
export type LetterValues = Record<LetterParameter, string>

export const payPeriods = ['hour', 'day', 'month', 'year'] as const
export type PayPeriod = (typeof payPeriods)[number]
export const declineReasons = ['pay', 'other_job', 'place', 'start', 'personal', 'other'] as const
export const mostLetters = 6000
export const leastLetters = 20

/** An answer may be asked for from so many hours on: a letter has to be read. */
export const leastAnswerHours = 1
/** And within so many days. */
export const mostAnswerDays = 60
/** Work begins at most so many years ahead: else a year was mistyped. */
export const mostYearsAhead = 3
/** Of days and moments of an offer; what lies outside was mistyped, or is not typed to its end. */
export const likelyYears = { first: '2000', last: '2100' }
/** @param at a day or a moment, ISO 8601 */
export const isLikelyYear = (at: string): boolean =>
  at.slice(0, 4) >= likelyYears.first && at.slice(0, 4) <= likelyYears.last

/** A letter that is open so long is reminded of a day before its end. */
export const remindHours = 24

/** Terms as a draft holds them: what is not known yet is left open. */
export type OpenTerms = {
  pay: number | null
  starts_on: string | null
  place: string
  answer_by: Date | string | null
  /** Where the day of the answer is read off a clock. */
  zone: string
  text: string
}
const needed = ['pay', 'starts_on', 'place', 'answer_by', 'text'] as const
/** What an offer must say before anybody approves or sends it, and does not yet. */
export const missingOf = (terms: OpenTerms) => needed.filter((name) => !terms[name])

const parameter = /\{\s*([^{}]*?)\s*\}/g
const isKnown = (name: string): name is LetterParameter => (letterParameters as readonly string[]).includes(name)

/** Names in braces that a letter does not know, and braces that are not closed. */
export function unknownParameters(text: string): string[] {
  const named = [...text.matchAll(parameter)].map(([, name = '']) => name)
  const loose = text.replace(parameter, '').match(/[{}]/g) ?? []
  return [...new Set([...named.filter((name) => !isKnown(nameIn(name))), ...loose])]
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
  text.replace(parameter, (whole, braces: string, at: number) => {
    const name = nameIn(braces)
    return isKnown(name) ? held(before(text.slice(at + whole.length), values[name]), text) : whole
  })

/** Paragraphs, parted by empty lines. */
export const paragraphsOf = (letter: string): string[] => letter.split(/\n{2,}/).filter((one) => one.trim() !== '')
