import { latinDigits } from '#platform/shared/latin-digits.ts'

/** Sentences, list items and lines of a text: what softens or denies a claim stands in the same one. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?؟।۔;؛])\s+|\n+|[•▪●]/u).filter((sentence) => sentence.trim())

/** The sentence in which these words stand, as it was written; the words themselves where it is not clear. */
export function sentenceWith(quote: string, text: string): string {
  const wanted = plainly(quote)
  return (sentencesOf(text).find((sentence) => plainly(sentence).includes(wanted)) ?? quote).trim().slice(0, 600)
}

/** One space between words, Latin digits, nothing unseen: as findings quote. */
const plainly = (text: string) => latinDigits(text).replace(/\s+/g, ' ')
