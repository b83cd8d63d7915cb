import type { Read, Span } from '#libraries/cv-content/reading-contract.ts'
import type { Cell, Line } from '../layout/line.ts'

/** A value with the cell it was found in. */
export const readFrom = (value: string, cell: Cell, confidence: number): Read => ({
  value,
  confidence: Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100,
  span: spanOf(cell, value),
})

/** The box of the cell, or the place of the value in the text. */
function spanOf(cell: Cell, value: string): Span {
  if (cell.box) return rounded(cell.box)
  const inside = cell.text.indexOf(value)
  // a date, say, stands there in other words
  if (inside < 0) return { from: cell.at, to: cell.at + cell.text.length }
  return { from: cell.at + inside, to: cell.at + inside + value.length }
}

const rounded = (box: NonNullable<Cell['box']>) => ({
  page: box.page,
  x: Math.round(box.x * 10) / 10,
  y: Math.round(box.y * 10) / 10,
  width: Math.round(box.width * 10) / 10,
  height: Math.round(box.height * 10) / 10,
})

const asTheyStand = (lines: Line[]) => lines.map(({ cells }) => cells.map(({ text }) => text).join(' '))

/** Lines as one text, with the span of them all as far as they stand on one page. `told`: how they are put together. */
export function readLines(
  lines: Line[],
  confidence: number,
  told: (lines: Line[]) => string[] = asTheyStand,
): Read | null {
  const value = told(lines).join('\n').trim()
  const cells = lines.flatMap((line) => line.cells)
  const [first] = cells
  const last = cells.at(-1)
  if (!first || !last || value === '') return null
  return { value, confidence, span: first.box ? around(cells) : { from: first.at, to: last.at + last.text.length } }
}

function around(cells: Cell[]): Span {
  const page = cells[0]?.box?.page ?? 1
  const boxes = cells.flatMap(({ box }) => (box && box.page === page ? [box] : []))
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const width = Math.max(...boxes.map((box) => box.x + box.width)) - x
  const height = Math.max(...boxes.map((box) => box.y + box.height)) - y
  return rounded({ page, x, y, width, height })
}
