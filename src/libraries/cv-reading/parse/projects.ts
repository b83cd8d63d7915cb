import type { ReadCv } from '#libraries/cv-content/reading-contract.ts'
import { type Line, withoutBullet } from '../layout/line.ts'
import { periodIn, withoutPeriod } from './dates.ts'
import type { Part } from './headings.ts'
import { linksOf } from './links.ts'
import { pointsIn } from './points.ts'
import { readFrom, readLines } from './reads.ts'
import { listedIn, type Thing } from './things.ts'

type Told = ReadCv['projects']
const longest = 160

/** Projects of sections that list them; `from` are those of which any were read. */
export function projectsOf(parts: Part[], known: ReadonlySet<string>): { projects: Told; from: Part[] } {
  const { told, from } = listedIn(parts, 'projects', (thing) => projectOf(thing, known))
  return { projects: told, from }
}

/** The first words are its name; when it was has no field and stays with what is told. */
function projectOf({ heads: [head, ...heads], body }: Thing, known: ReadonlySet<string>): Told {
  const [cell, ...beside] = head?.cells ?? []
  if (!head || !cell) return []
  const dated = periodIn(cell.text)
  const whole = withoutBullet(dated ? withoutPeriod(cell.text, dated) : cell.text)
  const own = /\p{L}/u.test(whole) ? { cell, text: whole } : { cell: beside[0], text: beside[0]?.text ?? '' }
  const [name = '', ...more] = own.text
    .replace(/^\d{1,2}[.)]\s+/, '')
    .split(head.bullet ? /\t|:\s+|\s+[|—–]\s+/ : /\t|\s+\|\s+/)
    .map((part) => part.trim())
  if (!own.cell || name === '' || name.length > longest) return []
  const rest = beside.filter((one) => one !== own.cell)
  const when = dated ? [cell.text.slice(dated.from, dated.to)] : own.cell === cell ? [] : [cell.text]
  const first = [...more, ...rest.map(({ text }) => text), ...when].join(' · ')
  const told: Line[] = [
    ...(first === '' ? [] : [{ ...head, cells: [{ ...cell, text: first }], text: first, bullet: false }]),
    ...heads,
  ]
  const [link] = linksOf({ lines: [head, ...heads, ...body], text: '', pages: 1 })
  const description = readLines([...told, ...body], 0.75, () => [
    ...told.map(({ cells }) => cells.map(({ text }) => text).join(' ')),
    ...pointsIn(body, known),
  ])
  return [{ name: readFrom(name, own.cell, 0.85), link: link ?? null, description }]
}
