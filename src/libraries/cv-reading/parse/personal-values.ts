import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { plain } from '../layout/letters.ts'
import words from '../lists/personal-words.json' with { type: 'json' }
import { dayIn, isOnlyDates } from './days.ts'
import { personLabel } from './person-labels.ts'

export type PersonalKind = keyof ReadCv['personal']

const none = new Set(words.none.map(plain))
const genders = new Set(words.genders.map(plain))
const civil = words.civil.map(plain).sort((a, b) => b.length - a.length)
const longest: Record<PersonalKind, number> = {
  birth_date: 160,
  nationality: 60,
  gender: 20,
  civil_status: 60,
  visa: 120,
  notice: 80,
  driving_licence: 100,
}
/** Between what people are born and what they are old when they look for work. */
const [firstYear, lastYear] = [1930, 2015]

/** What a field says of what stands behind its label; null where that is nothing of the kind. */
export function personalValue(kind: PersonalKind, told: string): string | null {
  if (kind === 'birth_date') return birthDateOf(told)
  const text = withoutLongNumbers(withoutRest(told)).replace(/\s+/g, ' ').trim()
  if (!/[\p{L}\p{N}]/u.test(text) || text.length > longest[kind] || none.has(plain(text)) || /@|https?:/.test(text))
    return null
  const label = personLabel(text)
  if (label !== null && label !== kind) return null
  if (kind === 'gender') return isGender(text) ? text : null
  if (kind === 'nationality') return /^[\p{L}\p{M}\s,،/&().'’-]{2,}$/u.test(text) ? text : null
  return text
}

/** Whether a text says a gender, and nothing else. */
export const isGender = (text: string): boolean => genders.has(plain(text))
/** Whether a text begins with how somebody lives: `Married, two children`. */
export const isCivilStatus = (text: string): boolean => {
  const said = plain(text)
  return civil.some((word) => said === word || said.startsWith(`${word} `))
}

function birthDateOf(told: string): string | null {
  const day = dayIn(told)?.value ?? null
  const year = Number(day?.slice(0, 4))
  return day && year >= firstYear && year <= lastYear ? day : null
}

/** What a bar or a wide gap sets apart is something else. */
const withoutRest = (text: string) => text.split(/\s*[|•·;؛\t]\s*|\s{3,}/)[0] ?? ''

/** The number of a licence or a permit is nobody's business; the day it ends is no number. */
const withoutLongNumbers = (text: string) =>
  text.replace(
    /[\s,:(#–-]*(?:(?:no|nr|n[°º]|№|number|رقم)[\s.:]*)?(?<![\p{L}\p{N}])[A-Z]{0,3}-?\d[\d\s-]{4,}\d\)?/giu,
    (number) => (isOnlyDates(number) ? number : ' '),
  )
