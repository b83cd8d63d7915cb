import type { Language } from '#platform/shared/languages.ts'
import { isLink } from './gazetteer.ts'
import type { Meanings } from './meanings.ts'
import { occupationsIn } from './titles.ts'
import { tokensOf, withoutForms } from './tokens.ts'

/** A title has more words than these only where it describes. */
const mostWords = 6
/** A word that stands in more names than this (agent, responsable, менеджер) does not tell which work it is. */
const commonIn = 30

/**
 * By what others with the same title are found, where it names no known work: all of its words together, and any two of them of which one is
 * rare; without level, place, kind of employment and forms for men and women. Empty where it names work.
 */
export function wordsOfUnread(title: string, language: Language, meanings: Meanings): string[] {
  const { is, inside } = occupationsIn(title, language, meanings)
  if (is.length + inside.length > 0) return []
  const telling = tokensOf(withoutForms(title).replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')).filter(
    (token) =>
      /\p{L}{2}/u.test(token.text) &&
      !isLink(token.key) &&
      meanings.sayings.find([token]).length === 0 &&
      meanings.places.find([token.text.toLowerCase()]).length === 0,
  )
  const keys = [...new Set(telling.map(({ key }) => key))].slice(0, mostWords).toSorted()
  const isRare = (key: string) => meanings.occupations.met(key) <= commonIn
  const pairs = keys.flatMap((one, at) =>
    keys.slice(at + 1).flatMap((other) => (isRare(one) || isRare(other) ? [`${one}+${other}`] : [])),
  )
  return keys.length === 0 ? [] : [...new Set([keys.join('+'), ...pairs])]
}
