import type { LeftOut, Part } from './parts.ts'

/** What stands before a place that is not wanted; of other words only NOT does, as in other search fields. */
const leads =
  /(?<!\S)(?:not(?: in)?|except(?: in| for)?|excluding|outside(?: of)?|sauf(?: à| en| au)?|hors(?: de)?|hormis|кроме|исключая|ما ?عدا|عدا|باستثناء|خارج)\s+/giu
/** A place has no more words than these. */
const longest = 3

/** A query with a minus before each thing that must be missing, and how each of these was typed. */
export type Minused = { text: string; typed: ReadonlyMap<string, string> }

/** "sauf Paris", "outside UAE", "NOT senior" with a minus before what must be missing, as `-Paris`. */
export function withMinus(q: string, isPlace: (words: string) => boolean): Minused {
  const typed = new Map<string, string>()
  const noted = (minus: string, as: string) => {
    typed.set(minus, as)
    return minus
  }
  const changed = q.replace(/(?<!\S)NOT\s+([^\s"“«-]\S*)/g, (whole, word) => noted(`-${word}`, whole))
  let text = ''
  let at = 0
  for (const match of changed.matchAll(leads)) {
    const from = match.index + match[0].length
    const place = prefixes(changed.slice(from)).find(isPlace)
    if (!place || match.index < at) continue
    const minus = noted(`-${place.includes(' ') ? `"${place}"` : place}`, `${match[0]}${place}`)
    text += changed.slice(at, match.index) + minus
    at = from + place.length
  }
  return { text: text + changed.slice(at), typed }
}

/** What is left out by words with a minus, where `part` is all that they say and they were not quoted. */
export function leftOutBy(words: string, typed: string, part: Part | null): LeftOut {
  if (part?.kind === 'place') return { kind: 'place', place: part.place, words: typed }
  const isQuoted = /["“„«]/.test(words)
  if ((part?.kind === 'type' || part?.kind === 'workplace') && !isQuoted)
    return { kind: part.kind, value: part.value, words: typed }
  return { kind: 'words', text: bare(words), words: typed }
}

/** Words without their minus and quotes. */
export const bare = (words: string): string =>
  words
    .replace(/^[-−–]/, '')
    .replace(/["“”„«»]/g, ' ')
    .trim()

/** The first words, most of them first. */
function prefixes(text: string): string[] {
  const words = [...text.matchAll(/[^\s,،;]+/g)].slice(0, longest)
  return words.map(({ 0: word, index }) => text.slice(0, index + word.length)).toReversed()
}
