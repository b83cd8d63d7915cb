import { ranges } from '#features/site/lookups/experience-ranges.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { occupationMeant } from '#features/site/understanding/named.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import type { Language } from '#platform/shared/languages.ts'
import { lexeme } from '../index/lexemes.ts'

/** From so many years of work somebody is called experienced, and below so many a beginner. */
const [experienced, beginner] = [5, 3]

/** Whether a name of work only says besides how long one has done it, "senior civil engineer", «محاسب مبتدئ»: a senior accountant is work of its own. */
export function holdsLevel(phrase: string, meanings: Meanings, language: Language): boolean {
  const words = phrase.split(/\s+/)
  const meant = (some: readonly string[]) => occupationMeant(some.join(' '), language, meanings).join()
  return [
    [words.slice(0, 1), words.slice(1)],
    [words.slice(-1), words.slice(0, -1)],
  ].some(
    ([level = [], work = []]) =>
      work.length > 0 &&
      levelNamed(level.join(' '), meanings) !== null &&
      meant(work) !== '' &&
      meant(words) === meant(work),
  )
}

/** Who has as many years as a word for a level beside work says, «خبير», "confirmé", "опытный", "without experience"; null for other words. */
export function levelNamed(phrase: string, { sayings }: Pick<Meanings, 'sayings'>): string[][] | null {
  const said = sayings.find(tokensOf(phrase))
  const isSaid = (value: string) => said.some((one) => one.value === value)
  const fits = isSaid('senior')
    ? (least: number) => least >= experienced
    : isSaid('junior') || isSaid('no_experience')
      ? (least: number) => least < beginner
      : null
  return fits && ranges.flatMap(([range, least]) => (fits(least) ? [[lexeme.experience(range)]] : []))
}
