import { latinDigits } from '#libraries/cv-reading/layout/letters.ts'
import { digitRuns, emails, gap, handles, links, needsOfLinks, noLinks, onlyLabel } from './patterns.ts'
import { isPhone, tellingDigits } from './phones.ts'

/** What is known of the person whose texts are scrubbed. */
export type Known = {
  phones: string[]
  /** Names in addresses and profiles, such as `osedova`. */
  userNames: readonly RegExp[]
  /** Addresses that are names of employers, such as `Booking.com`. */
  keptNames: Set<string>
  /** Takes out where one works now, which would tell who it is; null where that stays. */
  withoutEmployers: ((text: string) => string) | null
  /** Whether a word is the person's name; null where names stay. */
  isName: ((word: string) => boolean) | null
}

const invisible = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g
const compatible = /[\uff01-\uff5e\ufb50-\ufdff\ufe70-\ufefc]/
const words = /[\p{L}\p{M}\p{N}\p{Cf}\u0640’'_-]+/gu
/** Names that are written as one word or as two. */
const twoWords = /(?<!\p{L})(عبد|[اأ]ب[ويا]|abd(?:[aeu]?[lr])?|ab[ou]u?)[\s-]+([\p{L}\p{M}]+)/giu
const gaps = /\[…\](?:[\s,;|/·•()-]*\[…\])+/g

/** A text without ways to reach somebody and, if told so, without the person's name. Lines that held nothing else go. */
export function scrub(text: string, known: Known): string {
  if (text === '') return ''
  const clean = (compatible.test(text) ? text.normalize('NFKC') : text).replace(invisible, '')
  const open = known.withoutEmployers?.(clean) ?? clean
  const scrubbed = withoutNames(withoutPhones(withoutAddresses(open, known), known), known)
  if (scrubbed === clean) return clean
  return scrubbed
    .replace(gaps, gap)
    .split('\n')
    .filter((line) => !line.includes(gap) || !onlyLabel.test(line.replaceAll(gap, '')))
    .join('\n')
    .trim()
}

function withoutAddresses(text: string, { userNames, keptNames }: Known): string {
  let left = text
  for (const { pattern, needs } of emails) if (needs.test(left)) left = left.replace(pattern, gap)
  if (needsOfLinks.test(left)) left = withoutLinks(left, keptNames)
  for (const name of userNames) left = left.replace(name, gap)
  return left
}

function withoutLinks(text: string, keptNames: Known['keptNames']): string {
  let left = text
  for (const pattern of links)
    left = left.replace(pattern, (found) => {
      const plain = found.toLowerCase()
      return noLinks.has(plain) || keptNames.has(plain) ? found : gap
    })
  for (const [at, pattern] of handles.entries())
    left = left.replace(pattern, (_, name, joint) => (at === 0 ? `${name}${joint.replace('@', '')}${gap}` : gap))
  return left
}

/** A name in addresses as a word of its own, to be looked for in every text. */
export const wholeWord = (name: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])@?${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'giu')

/** Found in Latin digits, taken out where they stand. */
function withoutPhones(text: string, { phones }: Known): string {
  const known = tellingDigits(phones.map(latinDigits))
  const latin = latinDigits(text)
  let out = ''
  let from = 0
  for (const { 0: run, index } of latin.matchAll(digitRuns)) {
    if (!isPhone(run, known)) continue
    out += text.slice(from, index) + gap
    from = index + run.length
  }
  return out + text.slice(from)
}

function withoutNames(text: string, { isName }: Known): string {
  if (!isName) return text
  return text
    .replace(twoWords, (whole, first, second) => (isName(first + second) ? gap : whole))
    .replace(words, (word) => (isName(word) ? gap : word))
}
