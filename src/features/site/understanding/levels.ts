import { remembered } from '#platform/shared/remembered.ts'
import { gazetteerOf } from './gazetteer.ts'
import { type Level, levels } from './level-rules.ts'
import type { Meanings } from './meanings.ts'
import { positionsNamed } from './named.ts'
import { doesLead } from './occupations.ts'
import { phrasesIn } from './segments.ts'
import { tokensOf } from './tokens.ts'
import said from './vocabulary/levels.json' with { type: 'json' }

/**
 * Who stands in for somebody who leads is a level below; "manager" and "chef" say that somebody leads only beside work that does, and «مدير»
 * unless beside work that does not: who runs the accounts of social media leads nobody.
 */
type Said = Level | 'deputy' | 'leader' | 'runs'
const words = gazetteerOf<Said>(
  ([...levels, 'deputy', 'leader', 'runs'] as const).flatMap((level) =>
    said[level].flat().map((phrase): [string, Said] => [phrase, level]),
  ),
)

type Titles = Pick<Meanings, 'occupations'>
const known = new WeakMap<Titles['occupations'], (title: string) => Level | null>()

/** The level that a title says, in any language; null for work that leads, where nothing says how high. Hundreds of CVs have the same titles. */
export function levelOf(title: string, meanings: Titles): Level | null {
  const read = known.get(meanings.occupations) ?? remembered((text: string) => levelIn(text, meanings), 20_000)
  known.set(meanings.occupations, read)
  return read(title)
}

function levelIn(title: string, meanings: Titles): Level | null {
  const found = phrasesIn(words, tokensOf(title))
  // the longest phrase says it: an assistant to a manager is none
  const outer = found.filter(
    ({ from, to }) => !found.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from),
  )
  const told = new Set(outer.flatMap((one) => one.meanings))
  if (told.has('learner')) return 'learner'
  const positions = positionsNamed(title, meanings)
  const leads = positions.some(doesLead)
  if ((told.has('leader') && leads) || (told.has('runs') && (leads || positions.length === 0))) told.add('manager')
  const highest = levels.findLastIndex((level) => told.has(level))
  if (highest > levels.indexOf('senior') && told.has('deputy')) return levels[highest - 1] ?? 'plain'
  if (highest > levels.indexOf('plain')) return levels[highest] ?? 'plain'
  // work that leads says no level by a title of its own, such as "Conducteur de travaux"
  return highest < 0 && positions.length > 0 && positions.every(doesLead) ? null : (levels[highest] ?? 'plain')
}
