import type { Stems } from '#features/jobs/job-search/stems.ts'
import { positionsAlike } from '#features/site/lookups/positions-alike.ts'
import type { Kept, Row } from '#features/site/lookups/texts.ts'
import { foldWords } from '#features/site/understanding/fold-words.ts'
import { rememberedOf } from '#platform/shared/remembered.ts'
import { type NamedSkill, skillNames } from './skill-names.ts'
import { type Must, wayOf } from './ways.ts'

/** A word that names work in more sections than this (manager, engineer, موظف) does not tell which work it is. */
const mostSections = 2
const shortest = 4
const mostPositions = 10_000

/**
 * What the position and those of its families are called, in every language, and each word of its own names that tells
 * which work it is: whoever led a warehouse has worked in one.
 */
export const workOf = async (id: number, { rows }: Kept): Promise<readonly NamedSkill[]> =>
  namesOf(id, rows.get('position') ?? [])

const namesOf = rememberedOf(async (id: number, positions: readonly Row[]): Promise<readonly NamedSkill[]> => {
  const own = positions.find((one) => one.id === id)
  if (!own) return []
  const alike = await positionsAlike(own.id)
  const sections = sectionsOf(positions)
  const words = [...new Set(Object.values(own.texts).flatMap((text) => foldWords(text).split(' ')))]
  const telling = words.filter(
    (word) => [...word].length >= shortest && (sections.get(word)?.size ?? 0) <= mostSections,
  )
  return [
    ...positions.filter((one) => alike.has(one.id)).map(({ texts }) => skillNames(texts.en, positions)),
    { text: own.texts.en, names: telling.map((word) => ({ words: [word], only: null })) },
  ]
}, mostPositions)

/** A title has the words of a name in any order: "Manager of Sales" is a sales manager. */
export const titled = (work: readonly NamedSkill[], stems: Stems): Must => ({
  text: work[0]?.text ?? '',
  ways: work.flatMap(({ names }) => names.map(({ words }) => wayOf(words, stems, {}))),
})

const known = new WeakMap<readonly Row[], ReadonlyMap<string, ReadonlySet<number | null>>>()

/** In which sections of the list a word names a position; worked out once for each list that was read. */
function sectionsOf(positions: readonly Row[]): ReadonlyMap<string, ReadonlySet<number | null>> {
  const made = known.get(positions)
  if (made) return made
  const sections = new Map<string, Set<number | null>>()
  for (const { texts, parent } of positions)
    for (const word of Object.values(texts).flatMap((text) => foldWords(text).split(' ')))
      sections.set(word, (sections.get(word) ?? new Set()).add(parent))
  known.set(positions, sections)
  return sections
}
