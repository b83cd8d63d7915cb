import type { Gazetteer } from './gazetteer.ts'
import type { Token } from './tokens.ts'

/** Tokens `from` until before `to` that mean something together, and how much that reading is worth. */
export type Segment<T> = { from: number; to: number; meaning: T; worth: number }

/** Every phrase of a gazetteer among the tokens. */
export function phrasesIn<T>(gazetteer: Gazetteer<T>, tokens: readonly Token[]) {
  const found: { from: number; to: number; meanings: readonly T[] }[] = []
  // a word of no phrase ends every run
  const ends = tokens.flatMap(({ key }, at) => (gazetteer.knows(key) ? [] : [at]))
  for (let from = 0, next = 0; from < tokens.length; from++) {
    while ((ends[next] ?? tokens.length) < from) next++
    for (let to = Math.min(ends[next] ?? tokens.length, from + gazetteer.longest); to > from; to--) {
      const meanings = gazetteer.find(tokens.slice(from, to))
      if (meanings.length > 0) found.push({ from, to, meanings })
    }
  }
  return found
}

/** A phrase of more words is worth more than its parts read apart. */
export const worthOf = (words: number, each: number): number => each * words ** 1.5

/** The reading of all tokens that is worth most: segments that do not overlap, in their order. */
export function bestReading<T>(segments: readonly Segment<T>[], length: number): Segment<T>[] {
  const endingAt = Map.groupBy(segments, ({ to }) => to)
  const best: { worth: number; last: Segment<T> | null }[] = [{ worth: 0, last: null }]
  for (let at = 1; at <= length; at++) {
    let found: { worth: number; last: Segment<T> | null } = { worth: best[at - 1]?.worth ?? 0, last: null }
    for (const segment of endingAt.get(at) ?? []) {
      const worth = (best[segment.from]?.worth ?? 0) + segment.worth
      if (worth > found.worth) found = { worth, last: segment }
    }
    best.push(found)
  }
  const reading: Segment<T>[] = []
  for (let at = length; at > 0; ) {
    const last = best[at]?.last ?? null
    if (last) reading.unshift(last)
    at = last ? last.from : at - 1
  }
  return reading
}
