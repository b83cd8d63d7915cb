/** Sentences, list items and lines of a text: what softens or denies a claim stands in the same one. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?؟।۔;؛])\s+|\n+|[•▪●]/u).filter((sentence) => sentence.trim())
