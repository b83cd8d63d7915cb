import type { Meanings } from '#features/site/understanding/meanings.ts'
import { occupationMeant } from '#features/site/understanding/named.ts'
import type { Language } from '#platform/shared/languages.ts'

/** 6G, B2B, KG1: the same in every language, and in few enough letters that no word in Latin letters for Arabic ("7ares") is one. */
const isGrade = (word: string): boolean => word.length <= 3 && /\d/.test(word) && /\p{L}/u.test(word)

/** Whether a name of work only says besides of which grade or field it is, "welder 6G", "sales manager B2B": not every welder is one. */
export function holdsGrade(phrase: string, meanings: Meanings, language: Language): boolean {
  const words = phrase.split(/\s+/)
  const work = words.filter((word) => !isGrade(word))
  if (work.length === 0 || work.length === words.length) return false
  const meant = (some: readonly string[]) => occupationMeant(some.join(' '), language, meanings).join()
  return meant(work) !== '' && meant(words) === meant(work)
}
