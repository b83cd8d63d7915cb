import { isRightToLeft } from '../layout/letters.ts'
import { type Cell, hasBullet, type Line, wordsOf } from '../layout/line.ts'
import { periodIn } from './dates.ts'

/** More white space than this, in heights of a line, is between rows of cards. */
const rowGap = 2
/** A column's words begin where its period does, or nearly. */
const slack = 8

/** Entries drawn as cards beside each other, one after the other: where a line names several periods, each has a column. */
export function withoutCards(lines: Line[]): Line[] {
  const rows: Line[][] = []
  for (const line of lines) {
    const row = rows.at(-1)
    if (!row || (line.above > rowGap && row.some((one) => periodsOf(one).length > 1))) rows.push([line])
    else row.push(line)
  }
  return rows.flatMap(oneByOne)
}

const periodsOf = ({ cells }: Line): Cell[] => cells.filter(({ text }) => periodIn(text)?.range === true)

function oneByOne(row: Line[]): Line[] {
  const dated = row.map(periodsOf).find((cells) => cells.length > 1)
  if (!dated?.every(({ box }) => box)) return row
  const rtl = isRightToLeft(row.map(({ text }) => text).join(' '))
  const begins = ({ x1, x2 }: Cell) => (rtl ? -x2 : x1)
  const edges = dated.map(begins)
  const columnOf = (cell: Cell) =>
    Math.max(
      0,
      edges.findLastIndex((edge) => begins(cell) >= edge - slack),
    )
  return edges.flatMap((_, column) =>
    row.flatMap((line) => {
      const cells = line.cells.filter((cell) => columnOf(cell) === column)
      return cells.length > 0 ? [lineOf(line, cells)] : []
    }),
  )
}

function lineOf(line: Line, cells: Cell[]): Line {
  const [first] = cells
  return {
    ...line,
    cells,
    text: wordsOf(cells),
    x1: Math.min(...cells.map(({ x1 }) => x1)),
    x2: Math.max(...cells.map(({ x2 }) => x2)),
    bold: first?.bold ?? line.bold,
    bullet: hasBullet(first?.text ?? ''),
  }
}
