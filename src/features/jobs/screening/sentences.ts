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

export const latinDigits = (text: string) =>
  text
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, '')
