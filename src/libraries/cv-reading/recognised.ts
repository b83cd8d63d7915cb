import { type Read, ReadCv, type Span } from '#libraries/cv-content/reading-contract.ts'
import { fairlyFrom, sureFrom } from '#libraries/cv-content/sureness-contract.ts'
import type { RecognisedWord } from './layout/line.ts'
import { isLikeAddress, isTrade } from './parse/names.ts'

/** A wrong letter in these is believed, or hurts: they are put up for review however sure the engine is. */
const alwaysChecked = /^(?:name|email|(?:phones|links)\.\d+|personal\.birth_date|\w+\.\d+\.(?:start|end|date))$/
const levelPath = /^languages\.\d+\.level$/
const cefr = /\b[ABC][12]\b/i
/** So few words are as sure as the least sure of them; of more, a stray one is no reason to doubt all. */
const shortValue = 4
const likelyMost = sureFrom - 0.01
const checkMost = fairlyFrom - 0.01

/**
 * What was read off recognised words: none of it certain, each value no surer than the engine was of its words and than the page
 * is clear, and no name where it is none.
 */
export function asRecognised(read: ReadCv, words: readonly RecognisedWord[]): ReadCv {
  const cv = withoutNoName(read)
  // nobody is told that nothing needs review: without such values, all others do
  const most = pathsOf(cv, '').some((path) => alwaysChecked.test(path)) ? likelyMost : checkMost
  const bounded = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return value.map((one, at) => bounded(one, `${path}${at}.`))
    if (typeof value !== 'object' || value === null) return value
    if (!isRead(value))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, bounded(part, `${path}${key}.`)]))
    const at = path.slice(0, -1)
    const bound = Math.min(value.confidence, mostOf(at, value.value, most), surenessOfWords(value, words))
    return { ...value, confidence: Math.round(bound * 100) / 100 }
  }
  return ReadCv.parse({ ...(bounded(cv, '') as object), recognised: true })
}

/** A level with numbers in it that are no level's is one that was read wrongly. */
const mostOf = (path: string, value: string, most: number) =>
  alwaysChecked.test(path) || (levelPath.test(path) && /\d/.test(value) && !cefr.test(value)) ? checkMost : most

const isRead = (value: object): value is Read => 'confidence' in value && 'value' in value

function pathsOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => pathsOf(one, `${path}${at}.`))
  if (typeof value !== 'object' || value === null) return []
  if (isRead(value)) return [path.slice(0, -1)]
  return Object.entries(value).flatMap(([key, part]) => pathsOf(part, `${path}${key}.`))
}

/** How sure the engine is of the words that a value was read from. */
function surenessOfWords({ value, span }: Read, words: readonly RecognisedWord[]): number {
  // another engine than ours told nothing of it
  if (words.length === 0) return 1
  const there = words.filter(({ text, box }) => /[\p{L}\p{N}]/u.test(text) && span !== null && isWithin(box, span))
  const own = there.filter(({ text }) => value.includes(text.replace(/^\P{L}+|\P{L}+$/gu, '') || text))
  const told = own.length > 0 ? own : there
  if (told.length === 0) return checkMost
  if (told.length <= shortValue) return Math.min(...told.map(({ sureness }) => sureness))
  const letters = told.reduce((sum, { text }) => sum + text.length, 0)
  return told.reduce((sum, { text, sureness }) => sum + sureness * text.length, 0) / letters
}

/** The middle of a word lies where the value stands. */
function isWithin(box: RecognisedWord['box'], span: Span): boolean {
  if ('from' in span || span.page !== box.page) return false
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  return x >= span.x - 1 && x <= span.x + span.width + 1 && y >= span.y - 1 && y <= span.y + span.height + 1
}

/** Crumbs of words, or what somebody works as, taken for a name; an e-mail that names them vouches for both. */
function withoutNoName(cv: ReadCv): ReadCv {
  const { name, headline, email } = cv
  const words = name?.value.split(/\s+/) ?? []
  if (!name || isLikeAddress(words, email?.value ?? null)) return cv
  if (isTrade(name.value)) return { ...cv, name: null, headline: headline ?? name }
  const crumbs = words.filter((word) => !word.endsWith('.') && (word.match(/\p{L}/gu)?.length ?? 0) <= 2)
  // no Arabic name has a word of one letter
  const isBroken = words.some((word) => /^\p{Script=Arabic}\p{M}*$/u.test(word))
  return isBroken || crumbs.length * 2 > words.length ? { ...cv, name: null } : cv
}
