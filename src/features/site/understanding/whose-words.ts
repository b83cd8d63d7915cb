import type { Language } from '#platform/shared/languages.ts'
import type { Occupation } from './occupations.ts'
import { tokensOf } from './tokens.ts'

/** Whether a word, by its key, stands in a name of work of this language. */
export type IsWordOf = (key: string, language: Language) => boolean

/** Words of each language, gathered when first asked for. */
export function wordsByLanguage(names: readonly (readonly [string, Occupation])[]): IsWordOf {
  const made = new Map<Language, Set<string>>()
  return (key, language) => {
    const known =
      made.get(language) ??
      new Set(
        names.flatMap(([name, one]) => (one.language === language ? tokensOf(name).map((token) => token.key) : [])),
      )
    made.set(language, known)
    return known.has(key)
  }
}
