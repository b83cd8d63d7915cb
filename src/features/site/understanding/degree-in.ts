import { remembered } from '#platform/shared/remembered.ts'
import { degreeLettersIn } from './degree-letters.ts'
import words from './degree-words.json' with { type: 'json' }
import { foldWords } from './fold-words.ts'

/** How high a degree stands; a professional qualification stands beside the others. */
export const degreeHeights: Record<string, number> = {
  none: 0,
  primary: 1,
  lower_secondary: 2,
  secondary: 3,
  vocational: 4,
  diploma: 5,
  higher_diploma: 6,
  bachelor: 7,
  specialist: 8,
  engineer: 8,
  master: 8,
  mba: 8,
  medical: 8,
  doctorate: 9,
}

/** Words that name a degree, folded; the longest first, as "unfinished higher education" is no higher education. */
const named = Object.entries(words)
  .flatMap(([code, all]) => all.map((word) => ({ code, words: ` ${foldWords(word)} ` })))
  .toSorted((a, b) => b.words.length - a.words.length)

/** The degree that a line about a study names; null where none is known. The same few stand in most CVs. */
export const degreeIn: (text: string) => string | null = remembered((text) => {
  let left = ` ${foldWords(text)} `
  // "niveau bac": how far somebody came is no degree
  if (left.startsWith(' niveau ')) return null
  const found = named.flatMap(({ code, words }) => {
    if (!left.includes(words)) return []
    // what a longer name says is not said by a shorter one within it
    left = left.replaceAll(words, ' / ')
    return [code]
  })
  const short = degreeLettersIn(text)
  if (short) found.push(short.code)
  return found.toSorted((a, b) => (degreeHeights[b] ?? 0) - (degreeHeights[a] ?? 0))[0] ?? null
}, 10_000)
