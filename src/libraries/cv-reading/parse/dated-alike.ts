import type { Cell, Line } from '../layout/line.ts'
import { isTelling, isTitleLike } from './cues.ts'
import { type Period, periodIn, withoutPeriod } from './dates.ts'

type Dated = { line: Line; period: (Period & { cell: Cell; isAlike?: true }) | null }

const longest = 110
/** Sizes of recognised lines differ by as much, whatever was printed. */
const sizeNoise = 0.2
/** So little may stand between a date and the edge of its line. */
const atEdge = 3

/**
 * `Volunteer nurse, Red Cross, 2012`, `Été 2016 : Stage de vente`: one date where the periods of the other jobs of a list stand,
 * in a line set as theirs are.
 */
export function singleAlike(line: Line, dated: readonly Dated[]): Dated['period'] {
  const [cell, ...more] = line.cells
  if (!cell || more.length > 0 || line.bullet || cell.text.length > longest) return null
  const period = periodIn(cell.text)
  const side = period && sideOf(cell, period)
  if (!period || period.range || !side) return null
  const ranges = dated.filter((one) => one.period?.range)
  const isAsTheirs = ({ line: other, period: range }: Dated) =>
    range !== null &&
    (isAside(other, range.cell) ? 'behind' : sideOf(range.cell, range)) === side &&
    other.bold === line.bold &&
    Math.abs(other.size - line.size) < line.size * sizeNoise &&
    Math.abs(other.x1 - line.x1) < 3
  if (ranges.length === 0 || !ranges.every(isAsTheirs)) return null
  const told = withoutPeriod(cell.text, period)
  const [first = ''] = told.split(/\s*[,،(]\s*|\s+[–—-]\s+/)
  const isHead = line.bold || Boolean(cell.parts && ranges.some(({ period: range }) => range?.cell.parts))
  return !isTelling(first) && (isHead || isTitleLike(first)) && (side === 'before' || first !== told)
    ? { ...period, cell, isAlike: true }
    : null
}

/** At the right margin, in a cell of its own. */
const isAside = ({ cells }: Line, cell: Cell) =>
  cells.length > 1 && cell === cells.at(-1) && loneWords(cell.text) === ''

const loneWords = (text: string) => {
  const period = periodIn(text)
  return period ? withoutPeriod(text, period) : text
}

function sideOf({ text }: Cell, { from, to }: Period): 'before' | 'behind' | null {
  if (from < atEdge) return /^\s*[:：–—-]\s/u.test(text.slice(to)) ? 'before' : null
  return text.length - to < atEdge ? 'behind' : null
}
