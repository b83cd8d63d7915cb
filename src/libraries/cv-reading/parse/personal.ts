import { nothingPersonal, type Read, type ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { fairlyFrom } from '#libraries/cv-content/sureness-contract.ts'
import { plain } from '../layout/letters.ts'
import { type Cell, type Line, withoutBullet } from '../layout/line.ts'
import { joinedAt } from '../layout/line-ends.ts'
import words from '../lists/personal-words.json' with { type: 'json' }
import { dayIn } from './days.ts'
import type { Part } from './headings.ts'
import { besideOrBelow, isLabelled, type PersonLabel, pairsIn, personLabel } from './person-labels.ts'
import { told } from './personal-phrases.ts'
import { type PersonalKind, personalValue } from './personal-values.ts'
import { readFrom } from './reads.ts'
import { sectionOf } from './sections.ts'
import { wraps } from './wraps.ts'

type Found = { kind: PersonalKind; value: string; cell: Cell; cells: Cell[]; confidence: number }

const isPersonal = (kind: PersonLabel): kind is PersonalKind => kind in nothingPersonal
const workPermits = new Set(words.workPermits.map(plain))

/**
 * What is asked of a person in some countries: from lines with labels, from tables of them, and from the short words a CV begins
 * with. `from`: where it stood.
 */
export function personalOf(parts: Part[], lines: Line[]): { personal: ReadCv['personal']; from: ReadonlySet<Cell> } {
  const found = [
    ...lines.flatMap((_, at) => labelled(lines, at)),
    ...parts.flatMap(({ section, lines: own }) =>
      own.flatMap(({ cells }) => cells.flatMap((cell) => told(cell.text, section).map((one) => ofCell(one, cell)))),
    ),
  ]
  const personal: ReadCv['personal'] = { ...nothingPersonal }
  for (const { kind, value, cell, confidence } of found) personal[kind] ??= readOf(kind, value, cell, confidence)
  return { personal, from: new Set(found.flatMap(({ cells }) => cells)) }
}

const ofCell = ({ kind, value }: { kind: PersonalKind; value: string }, cell: Cell): Found => ({
  kind,
  value,
  cell,
  cells: [cell],
  confidence: 0.8,
})

function readOf(kind: PersonalKind, told: string, cell: Cell, confidence: number): Read | null {
  const value = personalValue(kind, told)
  if (value === null) return null
  // 05/06/1990 may be of May or of June: nobody knows but who was born
  const isOdd = kind === 'birth_date' && dayIn(told)?.isOdd
  return readFrom(value, cell, isOdd ? Math.min(confidence, fairlyFrom - 0.05) : confidence)
}

function labelled(lines: Line[], at: number): Found[] {
  return (lines[at]?.cells ?? []).flatMap((cell, nth) => {
    const next = besideOrBelow(lines, at, nth)
    const pairs = pairsIn(cell.text).map((pair) => ({ ...pair, from: pair.value === '' ? next : cell }))
    const alone = personLabel(withoutBullet(cell.text))
    if (alone && next) pairs.push({ kind: alone, label: cell.text, value: '', from: next })
    return pairs.flatMap(({ kind: named, label, value, from }) => {
      const kind = meantBy(named, label)
      if (!kind || !from) return []
      const own = value || from.text.replace(/^\s*[:：]\s*/, '')
      const rest = kind !== 'nationality' && from.text.endsWith(own) ? below(lines, at, from) : null
      const said = rest ? joinedAt(own, rest.text) : own
      const whole = workPermits.has(plain(label)) ? `${label.trim()}: ${said}` : said
      return [
        {
          kind,
          value: whole,
          cell: from,
          cells: [cell, from, ...(rest ? [rest] : [])],
          confidence: from === cell ? 0.9 : 0.85,
        },
      ]
    })
  })
}

/** A capital begins something else. */
const goesOn = /^[\p{Ll}\p{Lo}\p{N}(]/u

/** What a narrow column broke goes on in the line below. */
function below(lines: Line[], at: number, from: Cell): Cell | null {
  const [line, next] = [lines[at], lines[at + 1]]
  const [cell] = next?.cells ?? []
  const isRest = line && next && cell && line.cells.at(-1) === from && line.page === next.page && wraps(line, next)
  return isRest && goesOn.test(cell.text) && !sectionOf(cell.text) && !isLabelled(cell) ? cell : null
}

/** An iqama is a permit to stay; its number is nowhere any more when this is asked. */
const meantBy = (kind: PersonLabel, label: string): PersonalKind | null =>
  isPersonal(kind) ? kind : kind === 'document' && /iqama/i.test(label) ? 'visa' : null
