import type { Row } from '#features/site/lookups/texts.ts'
import type { Meanings } from '#features/site/understanding/meanings.ts'
import { tokensOf } from '#features/site/understanding/tokens.ts'
import { type NamedSkill, skillNames } from './skill-names.ts'

/** A skill that may be more trades than this ("management", "sales and service") is shown by none of them. */
const most = 2

/**
 * A skill that is called as a trade is, "Plumbing", "Conseil en management", is shown by having worked in it: with the names of that work
 * in every language, looked for in what somebody did.
 */
export function withWork(skill: NamedSkill, positions: readonly Row[], { occupations }: Meanings): NamedSkill {
  const tokens = tokensOf(skill.text)
  const named = occupations.find(tokens).filter(({ field, isSoundAlike }) => field === null && !isSoundAlike)
  const ids = new Set(named.flatMap((one) => one.positions))
  if (ids.size === 0 || ids.size > most || !occupations.isExact(tokens)) return skill
  const works = positions.filter(({ id }) => ids.has(id)).flatMap(({ texts }) => skillNames(texts.en, positions).names)
  return { ...skill, names: [...skill.names, ...works.map(({ words }) => ({ words, only: 'experience' as const }))] }
}
