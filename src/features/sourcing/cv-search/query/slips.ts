import type { Meanings } from '#features/site/understanding/meanings.ts'
import { knows, mendWord, mendWork } from '#features/site/understanding/mend.ts'
import { occupationMeant } from '#features/site/understanding/named.ts'
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

/** Shorter words are a letter away from too many others. */
const fewestOfKnown = 5

/** Words that name work together but for a slip that is a word of its own, "sales manger"; null for others. */
export function mendedWork(phrase: string, language: Language, meanings: Meanings): string | null {
  const tokens = tokensOf(phrase)
  if (tokens.length < 2 || tokens.length > longest) return null
  for (const token of tokens) {
    const isOwn = meanings.skills.find([token]).length > 0 || occupationMeant(token.text, language, meanings).length > 0
    const work = token.text.length < fewestOfKnown || isOwn ? null : mendWork(token.key, meanings)
    const mended = work && phrase.slice(0, token.from) + work + phrase.slice(token.to)
    if (mended && occupationMeant(mended, language, meanings).length > 0) return mended
  }
  return null
}
