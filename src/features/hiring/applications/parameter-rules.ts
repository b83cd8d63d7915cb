import { before, held } from '#platform/shared/held.ts'

/** What a message may leave open, to be filled with what is true of the person it goes to. */
export const parameters = [
  'candidate_name',
  'job_title',
  'company_name',
  'sender_name',
  'application_day',
  'interview_time',
  'interview_place',
] as const
export type Parameter = (typeof parameters)[number]
export type ParameterValues = Partial<Record<Parameter, string>>

/** What texts that were written before call the same: they go on to be filled. */
const otherNames: Readonly<Record<string, string>> = {
  name: 'candidate_name',
  job: 'job_title',
  company: 'company_name',
  page_name: 'company_name',
  signer: 'sender_name',
}
/** Of what stands in braces, the one name by which messages and letters know it. */
export const nameIn = (braces: string): string => (Object.hasOwn(otherNames, braces) && otherNames[braces]) || braces

/** A parameter as it stands in a text; line and character count from 1, as people do. */
export type Written = { name: string; line: number; at: number }

/** Braces with a name in them; doubled braces are somebody else's way to write one, and known to nobody here. */
const pattern = /\{+[^{}\n]{0,60}\}+/g

const isParameter = (name: string): name is Parameter => (parameters as readonly string[]).includes(name)

/** Everything in braces, in its order. */
export function writtenIn(text: string): Written[] {
  return [...text.matchAll(pattern)].map((match) => {
    const before = text.slice(0, match.index).split('\n')
    return { name: nameIn(match[0].slice(1, -1)), line: before.length, at: (before.at(-1) ?? '').length + 1 }
  })
}

/** The first thing in braces that is no parameter; null when there is none. */
export const firstUnknown = (text: string): Written | null =>
  writtenIn(text).find(({ name }) => !isParameter(name)) ?? null

/** The first parameter that nobody filled; null when there is none. */
export const firstLeft = (text: string): Written | null => writtenIn(text).find(({ name }) => isParameter(name)) ?? null

/** A text with its values; what is not known stays in braces, and is named. Values are never read again for braces. */
export function merge(text: string, values: ParameterValues): { text: string; left: Parameter[] } {
  const left = new Set<Parameter>()
  const merged = text.replace(pattern, (whole, at: number) => {
    const name = nameIn(whole.slice(1, -1))
    if (!isParameter(name)) return whole
    const value = values[name]
    if (value) return held(before(text.slice(at + whole.length), value), text)
    left.add(name)
    return whole
  })
  return { text: merged, left: [...left] }
}
