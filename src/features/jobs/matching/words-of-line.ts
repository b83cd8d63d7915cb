import { foldWords } from '#features/site/understanding/fold-words.ts'
import { remembered } from '#platform/shared/remembered.ts'
import type { Line } from './lines-of.ts'

/** A word of a line: where it stands, folded. */
export type Word = { from: number; to: number; folded: string }

const wordPattern = /[\p{L}\p{N}\p{M}+#]+(?:\.[\p{L}\p{N}]+)*/gu
const read = new WeakMap<Line, readonly Word[]>()

/** A line is read once, however many jobs it is compared with. */
export function wordsOfLine(line: Line): readonly Word[] {
  if (line.words !== undefined) return line.words.split(' ').map((folded) => ({ from: 0, to: 0, folded }))
  const known = read.get(line) ?? wordsIn(line.text)
  read.set(line, known)
  return known
}

/** The folded words of a line between single spaces: what `Line.words` holds. */
export const foldedIn = (line: Line): string =>
  wordsOfLine(line)
    .map(({ folded }) => folded)
    .join(' ')

function wordsIn(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index } of text.matchAll(wordPattern))
    for (const folded of partsOf(word)) words.push({ from: index, to: index + word.length, folded })
  return words
}

/** CVs are made of the same words: each is folded once. */
const partsOf = remembered((word: string): readonly string[] => foldWords(word).split(' ').filter(Boolean), 50_000)
