import { type Cell, type Line, type Role, withoutBullet, wordsOf } from '../layout/line.ts'
import { loneEnd, periodIn } from './dates.ts'
import { roleNamed } from './roles.ts'

/** `starts`: where the words of its rows begin, as far as several rows agree. */
export type Column = { role: Role; x1: number; x2: number; nth: number | undefined; starts: number[] }

const fewestColumns = 3
const longestHead = 40
const near = 2.5

/** The head of a table: two or more cells, each the name of what stands below; in a wide one a name may be of any other thing. */
export function columnsOf({ cells: given }: Line, rows: Line[]): Column[] | null {
  if (given.length < 2) return null
  const cells = given.flatMap(headsIn)
  const named = cells.map(({ text }) => roleNamed(text))
  const known = named.filter((role) => role !== null)
  if (new Set(known).size < 2) return null
  const wide = cells.length >= fewestColumns && known.length * 3 >= cells.length * 2
  if (known.length < cells.length && !(wide && cells.every(isHead))) return null
  const starts = startsOf(rows)
  return cells.map(({ x1, x2, nth }, at) => ({ role: named[at] ?? 'grade', x1, x2, nth, starts }))
}

/** The head of a table whose names go on in the next line, if that makes more of them known. */
export function withSecondLine(line: Line, next: Line): Line | null {
  if (line.cells.length < fewestColumns || next.cells.length > line.cells.length) return null
  const below = (cell: Cell) => next.cells.filter((other) => other.box && other.x1 < cell.x2 && other.x2 > cell.x1)
  const cells = line.cells.map((cell) => {
    const { words, parts, ...plain } = cell
    const more = below(cell)
    return more.length > 0 ? { ...plain, text: [cell, ...more].map(({ text }) => text).join(' ') } : cell
  })
  const joined = line.cells.flatMap(below)
  const known = (all: Cell[]) => all.filter(({ text }) => roleNamed(text)).length
  const isWhole = joined.length === next.cells.length && joined.length > 0
  return isWhole && known(cells) > known(line.cells) && known(cells) >= 2 ? { ...line, cells } : null
}

const isHead = ({ text }: Cell) => text.length < longestHead && !/\d/.test(text)

/** `No. Company`: heads of two columns that stand close. */
function headsIn(cell: Cell): Cell[] {
  if (roleNamed(cell.text)) return [cell]
  for (const { at, x1 } of cell.words ?? []) {
    const [first, second] = [cell.text.slice(0, at).trim(), cell.text.slice(at)]
    if (at > 0 && roleNamed(first) && roleNamed(second))
      return [
        { ...cell, text: first, x2: x1 },
        { ...cell, text: second, x1 },
      ]
  }
  return [cell]
}

/** Where cells of several rows begin. */
function startsOf(rows: Line[]): number[] {
  const all = rows.flatMap(({ cells }) => cells.filter(({ box }) => box).map(startOf))
  return all.filter((start, at) => all.some((other, place) => place !== at && Math.abs(other - start) < 1))
}

/** Where one begins to read: of Arabic words that is their right edge, told as a negative number. */
const startOf = ({ x1, x2, words }: Pick<Cell, 'x1' | 'x2' | 'words'>) => (words?.[0]?.rtl ? -x2 : x1)

/** Each cell of a row has the role of the column it stands under; without places, cells are counted. */
export function inColumns(line: Line, columns: Column[]): Line {
  const parted = line.cells.map(unmarked).flatMap((cell) => atColumns(cell, columns))
  const whole = columns.length === parted.length
  const cells = parted.map((cell, at): Cell => {
    const column = whole ? columns[at] : cell.box ? nearest(cell, columns) : counted(cell, columns)
    return column ? { ...cell, role: column.role } : cell
  })
  return { ...line, cells, bullet: false, text: wordsOf(cells) }
}

const unmarked = (cell: Cell, at: number, { length }: Cell[]): Cell => {
  if (at > 0 || length < 2) return cell
  const text = withoutBullet(cell.text)
  return { ...cell, text, at: cell.at + cell.text.length - text.length }
}

const counted = ({ nth }: Cell, columns: Column[]) =>
  nth === undefined ? undefined : columns.find((column) => column.nth === nth)

/** Where columns stand close, a cell goes on into the next: it is cut at the word that begins where a column does. */
function atColumns(cell: Cell, columns: Column[]): Cell[] {
  const cuts = (cell.words ?? []).filter(({ at, x1, rtl }) => {
    const start = rtl ? -x1 : x1
    return (
      at > 0 &&
      columns.some(
        (column) => Math.abs((rtl ? -column.x2 : column.x1) - start) < near || column.starts.some(isAt(start)),
      )
    )
  })
  const edges = [{ at: 0, x1: cell.words?.[0]?.rtl ? cell.x2 : cell.x1 }, ...cuts]
  return edges.map((edge, at) => {
    const next = edges[at + 1]?.x1
    const [x1, x2] = cell.words?.[0]?.rtl ? [next ?? cell.x1, edge.x1] : [edge.x1, next ?? cell.x2]
    return { ...cell, text: cell.text.slice(edge.at, edges[at + 1]?.at).trim(), x1, x2, at: cell.at + edge.at }
  })
}

const isAt = (start: number) => (other: number) => Math.abs(other - start) < 1

const nearest = (cell: Cell, columns: Column[]) => columns.toSorted((a, b) => distance(cell, a) - distance(cell, b))[0]

const distance = (cell: Cell, column: Column) =>
  Math.min(
    Math.abs(cell.x1 - column.x1),
    Math.abs(cell.x2 - column.x2),
    Math.abs(cell.x1 + cell.x2 - column.x1 - column.x2) / 2,
  )

/** A line that fills only some columns, and dates of none that were not begun above, is the rest of its row. */
export function goesOn(row: Line, line: Line, columns: Column[]): boolean {
  if (line.cells.length >= columns.length || line.bullet) return false
  const [above, own] = [row, line].map((one) => one.cells.find(({ role }) => role === 'dates'))
  if (!own) return line.cells.every(({ role }) => role) && columns.some(({ role }) => role === 'dates')
  if (!above || periodIn(own.text)?.range) return false
  const [whole, begun] = [periodIn(`${above.text} ${own.text}`), periodIn(above.text)]
  if (!periodIn(own.text)) return loneEnd(own.text) === 'present' || whole?.range === true
  return whole?.range === true && (!begun?.range || (begun.end === 'present' && whole.end !== 'present'))
}

/** What a Word file sets into a paragraph of its own stays apart; what a page breaks is one again. */
export function join(row: Line, line: Line) {
  for (const cell of line.cells) {
    const above = row.cells.findIndex(({ role }) => role === cell.role)
    const found = row.cells[above]
    const joint = cell.box || cell.role === 'dates' ? ' ' : '\t'
    if (found) row.cells[above] = { ...found, text: `${found.text}${joint}${cell.text}` }
    else row.cells.push(cell)
  }
  row.text = wordsOf(row.cells)
}
