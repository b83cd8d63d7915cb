import { latinDigits } from '#platform/shared/latin-digits.ts'

/** Sentences, list items and lines of a text: what softens or denies a claim stands in the same one. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?؟।۔;؛])(?<!(?:^|\s)(?:\p{Lu}|Mr|Mrs|Ms|Dr|Mme)\.)\s+|\n+|[•▪●]/u)
    .filter((sentence) => sentence.trim())

/** The same, each with the letter of the text at which it begins. */
export function placedSentences(text: string): { sentence: string; from: number }[] {
  let at = 0
  return sentencesOf(text).map((sentence) => {
    const from = text.indexOf(sentence, at)
    at = from + sentence.length
    return { sentence, from }
  })
}

/** The sentence in which these words stand, as it was written; the words themselves where it is not clear. */
export function sentenceWith(quote: string, text: string): string {
  const wanted = plainly(quote)
  return (sentencesOf(text).find((sentence) => plainly(sentence).includes(wanted)) ?? quote).trim().slice(0, 600)
}

/** One space between words, Latin digits, nothing unseen: as findings quote. */
const plainly = (text: string) => latinDigits(text).replace(/\s+/g, ' ')
