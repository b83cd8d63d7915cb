import { cuesIn, isWordOfWork } from '#libraries/cv-reading/parse/cues.ts'
import { isToldPlace } from '#libraries/cv-reading/parse/places.ts'
import { gap } from './patterns.ts'

/** What joins the words of a name and says nothing alone. */
const joints = /^(?:&|and|of|the|for|et|de|des|du|la|le|les|и|по|و|من|في|[-–—|/.,]+)$/iu
/** Words with which so many names begin that they tell nobody. */
const everyday = new Set(
  'global general national international united modern royal first gulf arab new grand golden middle east west north south advanced smart digital super premier'.split(
    ' ',
  ),
)
const fewestLetters = 4

/** Takes employers out of a text, wherever they stand as words, also as people shorten them; null where there are none. */
export function employersHidden(companies: readonly string[]): ((text: string) => string) | null {
  const names = companies.map((name) => name.trim()).filter((name) => name.length > 1)
  if (names.length === 0) return null
  const short = names.flatMap(shortNames)
  const whole = anyOf([...names, ...short.filter((name) => name.includes(' '))], 'giu')
  // one word of a name may be a word like any other: it is the name where it is written as one
  const one = anyOf(
    short.filter((name) => !name.includes(' ')).flatMap((name) => [name, name.toUpperCase()]),
    'gu',
  )
  return (text) => [whole, one].reduce((left, names) => (names ? left.replace(names, gap) : left), text)
}

/** "Desert Finch" of "Desert Finch Retail LLC": without what kind of company it is, and its first two words. */
function shortNames(company: string): string[] {
  const words = company
    .replace(/[«»"“”„()]/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const isPlain = (word: string | undefined) => word !== undefined && (joints.test(word) || isKind(word))
  const from = words.findIndex((word) => !isPlain(word))
  const own = from < 0 ? [] : words.slice(from, words.findLastIndex((word) => !isPlain(word)) + 1)
  const first = own.slice(0, 2)
  const tries = [own, first.some(isPlain) ? own.slice(0, 1) : first].map((some) => some.join(' '))
  return [...new Set(tries)].filter((name) => name !== company && isTelling(name))
}

/** "LLC", "Hotels", «للتجارة»: what kind of company it is. */
const isKind = (word: string) => cuesIn('org', word.replace(/^لل/, 'ال')) > 0 || cuesIn('org', word) > 0

const isTelling = (name: string) =>
  !isToldPlace(name) &&
  (name.includes(' ') || (name.length >= fewestLetters && !everyday.has(name.toLowerCase()) && !isWordOfWork(name)))

/** The longest first, so that nothing of them is left. */
function anyOf(names: readonly string[], flags: string): RegExp | null {
  if (names.length === 0) return null
  const escaped = [...new Set(names)]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, flags)
}
