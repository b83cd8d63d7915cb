import type { Cell, Line } from '../layout/line.ts'

const fewest = 2
/** In points: labels that end at one edge begin at different ones. */
const [same, apart] = [1, 3]

/** Lines without the labels that a column of their own sets before them, as near as a word: told by where what follows them begins. */
export function withoutLabelColumn(lines: Line[]): Line[] {
  const edge = edgeBehindLabels(lines)
  return edge === null ? lines : lines.map((line) => cutAt(line, edge))
}

function edgeBehindLabels(lines: Line[]): number | null {
  const worded = lines.filter(({ cells, bullet }) => cells.length === 1 && !bullet && startsIn(cells[0]).length > 0)
  const [first] = worded
  if (!first || worded.length < fewest || worded.length < lines.length) return null
  if (worded.every(({ x1 }) => Math.abs(x1 - first.x1) < apart)) return null
  const edges = startsIn(first.cells[0])
  return edges.find((edge) => worded.every(({ cells }) => startsIn(cells[0]).some((x1) => isAt(x1, edge)))) ?? null
}

const isAt = (x1: number, edge: number) => Math.abs(x1 - edge) < same

/** Where the words behind the first begin, in lines read from the left. */
const startsIn = (cell: Cell | undefined) =>
  (cell?.words ?? []).flatMap(({ at, x1, rtl }) => (at > 0 && !rtl ? [x1] : []))

function cutAt(line: Line, edge: number): Line {
  const [cell] = line.cells
  const from = cell?.words?.find(({ x1 }) => isAt(x1, edge))?.at ?? 0
  if (!cell || from === 0) return line
  const { parts: _, words: __, ...whole } = cell
  const text = cell.text.slice(from)
  return { ...line, cells: [{ ...whole, text, at: cell.at + from, x1: edge }], text, x1: edge }
}
