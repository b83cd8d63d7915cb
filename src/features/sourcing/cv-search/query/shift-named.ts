import type { Meanings } from '#features/site/understanding/meanings.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import { sayings } from '#features/site/understanding/vocabulary.ts'

/** Hours that a CV may speak of; others ("student", "seasonal") are said of jobs only. */
const hours = new Set(['mornings', 'afternoons', 'evenings', 'nights', 'weekends'])

/** The single words for each of them, in four languages. */
const wordsFor = Map.groupBy(
  [...sayings()].filter(([phrase, { kind, value }]) => kind === 'shift' && hours.has(value) && !/[\s-]/.test(phrase)),
  ([, { value }]) => value,
)

/** A name that has the stem of nights. */
export const namesLayla = (phrase: string): boolean => /(?<!\p{L})ليلى(?!\p{L})/u.test(phrase)

/** What lines say of the hours that a phrase names, "de nuit", "night shift"; null for other phrases. */
export function shiftNamed(phrase: string, { sayings }: Pick<Meanings, 'sayings'>): string[] | null {
  if (namesLayla(phrase)) return null
  const named = sayings.find(tokensOf(phrase)).find(({ kind, value }) => kind === 'shift' && hours.has(value))
  return named ? (wordsFor.get(named.value) ?? []).map(([word]) => word) : null
}
