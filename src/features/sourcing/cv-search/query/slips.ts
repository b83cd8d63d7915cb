import type { Meanings } from '#features/site/understanding/meanings.ts'
import { knows, mendWord } from '#features/site/understanding/mend.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import type { Language } from '#platform/shared/languages.ts'

const longest = 3
/** Fewer letters are more often a name or a short form than a slip. */
const fewest = 4

/** A phrase with the slip in its one unknown word mended, "security gard"; null where there is none, or nothing is like it. */
export function mendedPhrase(phrase: string, language: Language, meanings: Meanings): string | null {
  const tokens = tokensOf(phrase)
  const unknown = tokens.filter(({ key }) => !knows(meanings, key))
  const [slip] = unknown
  if (!slip || unknown.length > 1 || tokens.length > longest || slip.text.length < fewest) return null
  const mended = mendWord(slip.key, meanings, language)
  return mended && phrase.slice(0, slip.from) + mended + phrase.slice(slip.to)
}
