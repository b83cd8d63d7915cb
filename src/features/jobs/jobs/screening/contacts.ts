import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max'
import { latinDigits } from '#platform/shared/latin-digits.ts'
import type { Finding, Passage } from './finding.ts'

/** An address also where its signs are written out: "jobs at example dot com". */
const addresses =
  /[\p{L}\p{N}._+-]{2,}\s*(?:@|\(at\)|\[at\]|\{at\}|\s+at\s+(?=[\w-]+\s*(?:\(dot\)|\[dot\]|\sdot\s)))\s*[\p{L}\p{N}-]+\s*(?:\.|\(dot\)|\[dot\]|\{dot\}|\s+dot\s+)\s*\p{L}{2,}/giu
/** Links that lead to a chat, a form or somewhere unseen. */
const strayLinks =
  /\b(?:wa\.me|t\.me|api\.whatsapp\.com|chat\.whatsapp\.com|bit\.ly|tinyurl\.com|cutt\.ly|rebrand\.ly|is\.gd|goo\.gl|forms\.gle|docs\.google\.com\/forms|forms\.office\.com|linktr\.ee|m\.me|ig\.me|surveymonkey\.com|jotform\.com)\/?\S*/giu
const digitWords =
  /(?:\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine|double|triple)\b[\s,-]*){7,}|(?:(?<!\p{L})(?:صفر|واحد|اثنان|اثنين|ثلاثة|اربعة|أربعة|خمسة|ستة|سبعة|ثمانية|تسعة)(?!\p{L})[\s،-]*){7,}/giu

/** Ways to reach somebody past the site, which only a walk-in may name: numbers, addresses, stray links. */
export function findContacts({ field, language, text }: Passage, country: string): Finding[] {
  const read = latinDigits(text)
  const finding = (words: string) => ({
    rule: 'contact' as const,
    severity: 'block' as const,
    field,
    language,
    quote: words.trim().slice(0, 160),
  })
  const region = isSupportedCountry(country) ? (country as CountryCode) : undefined
  const numbers = findPhoneNumbersInText(read, region)
    .filter(({ number }) => number.isValid())
    .map(({ startsAt, endsAt }) => read.slice(startsAt, endsAt))
  const spelled = [addresses, strayLinks, digitWords].flatMap((pattern) => read.match(pattern) ?? [])
  return [...numbers, ...spelled].map(finding)
}
