import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js'
import { emailPattern } from '#platform/shared/fields.ts'

/** What of a person can be read off the text of a CV without understanding it. */
export type Contacts = { name: string | null; email: string | null; phone: string | null }

/** Headings that stand at the top of a CV where one would expect the name. */
const headings =
  /^(?:curriculum vitae|resume|résumé|cv|profile|personal (?:details|information)|السيرة الذاتية|سيرة ذاتية|резюме|анкета|mon cv)$/i
const longestName = 60

/** Reads name, e-mail and phone off the text of a CV; what is not found is null, and nothing is guessed. */
export function contactsIn(text: string, country: string): Contacts {
  const words = text.split(/[\s<>()[\]{},;|•]+/)
  const email = words
    .map((word) => word.replace(/^mailto:/i, '').replace(/[.:]+$/, ''))
    .find((word) => emailPattern.test(word))
  const [phone] = findPhoneNumbersInText(latinDigits(text.slice(0, 20_000)), country as CountryCode)
  return { name: nameIn(text), email: email ?? null, phone: phone?.number.number ?? null }
}

/** The first line that looks like a name: two to five words of letters, and no heading. */
function nameIn(text: string): string | null {
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  const name = lines
    .filter(Boolean)
    .slice(0, 12)
    .find(
      (line) =>
        line.length <= longestName &&
        !headings.test(line) &&
        /^\p{L}[\p{L}\p{M}.'’-]*(?: \p{L}[\p{L}\p{M}.'’-]*){1,4}$/u.test(line),
    )
  return name ?? null
}

const latinDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.charCodeAt(0) & 0xf) % 10))
