import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { keysOfName } from '#libraries/names/name-keys-contract.ts'
import { fold } from '#platform/shared/fold.ts'

type Known = { name: string | null; email: string | null; phone: string | null; content: CvContent | null }

const mostNames = 4
const mostEmployers = 6

/**
 * What two records of one person have in common: addresses and numbers, also those that only the CV says, and the name with an
 * employer, as they sound in any script. `e:` an address, `p:` the last digits of a number, `w:` name and employer, `n:` the name.
 */
export function matchKeysOf({ name, email, phone, content }: Known): string[] {
  const emails = [email, content?.email].filter((one) => typeof one === 'string' && one !== '')
  const phones = [phone, ...(content?.phones ?? [])].flatMap((one) => lastDigits(one ?? ''))
  const names = nameKeysOf(name ?? '')
  const employers = (content?.experience ?? []).slice(0, mostEmployers).flatMap(({ company }) => employerKey(company))
  return [
    ...new Set([
      ...emails.map((one) => `e:${(one as string).toLowerCase()}`),
      ...phones.map((digits) => `p:${digits}`),
      ...names.map((key) => `n:${key}`),
      ...names.flatMap((key) => employers.map((employer) => `w:${key}|${employer}`)),
    ]),
  ]
}

/** Numbers are written with and without what stands before them; nine digits tell people apart. */
const lastDigits = (phone: string): string[] => {
  const digits = phone.replace(/\D/g, '')
  return digits.length >= 9 ? [digits.slice(-9)] : []
}

/** Names as they sound, their words in any order; a name of one word says too little. */
export function nameKeysOf(name: string): string[] {
  const words = name
    .split(/\s+/)
    .map(keysOfName)
    .filter((keys) => keys.length > 0)
  if (words.length < 2) return []
  // middle names are left out as often as not
  const [first = [], last = []] = [words[0], words.at(-1)]
  const keys = first.flatMap((one) => last.map((other) => [one, other].toSorted().join(' ')))
  return [...new Set(keys)].slice(0, mostNames)
}

const forms =
  /(?<!\p{L})(?:l ?l ?c|ltd|inc|gmbh|co|company|group|sarl|sas|sa|fzco|fze|fz|ооо|оао|зао|ао|пао|ип|شركه|مجموعه)(?!\p{L})/gu

/** The words of a company's name without its legal form, and without what nobody sees. */
export const companyWords = (company: string): string[] =>
  fold(company.replace(/\p{Cf}/gu, ''))
    .replace(/[«»"“”„]/g, ' ')
    .replace(forms, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean)

/** An employer without its legal form, as it sounds. */
export function employerKey(company: string): string[] {
  const words = companyWords(company)
  if (words.length === 0) return []
  const sounds = words.map((word) => keysOfName(word)[0] ?? word)
  return [sounds.slice(0, 3).join(' ')]
}
