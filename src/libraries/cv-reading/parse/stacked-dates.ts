import { type Cell, type Line, wordsOf } from '../layout/line.ts'
import { cuesIn } from './cues.ts'
import { loneEnd, periodIn } from './dates.ts'

const longStack = 34
const longNow = 12

/** `настоящее` above `время`: what a narrow column breaks is one again. */
export function withWholeNow(given: Line[]): Line[] {
  const lines = given.map((line) => ({ ...line, cells: [...line.cells] }))
  for (const [at, line] of lines.entries())
    for (const [place, cell] of line.cells.entries()) {
      if (cell.text.length > longNow || /\d/.test(cell.text) || loneEnd(cell.text)) continue
      const next = lines[at + 1]
      const rest = next?.cells.find(
        (other) => aligned(other, cell) && loneEnd(`${cell.text} ${other.text}`) === 'present',
      )
      if (!next || !rest) continue
      line.cells[place] = { ...cell, text: `${cell.text} ${rest.text}` }
      next.cells = next.cells.filter((other) => other !== rest)
    }
  for (const line of lines) line.text = wordsOf(line.cells)
  return lines.filter(({ cells }) => cells.length > 0)
}

/** `06/2020` beside `05/2021`, in columns of from and to: one period. */
export function withBesideDates(lines: Line[]): Line[] {
  return lines.map((line) => {
    const cells: Cell[] = []
    for (const cell of line.cells) {
      const before = cells.at(-1)
      if (before && isFromAndTo(before, cell)) cells[cells.length - 1] = besideEachOther(before, cell)
      else cells.push(cell)
    }
    return cells.length < line.cells.length ? { ...line, cells, text: wordsOf(cells) } : line
  })
}

function isFromAndTo(from: Cell, to: Cell): boolean {
  const [start, end] = [from, to].map(({ role, text }) => (role && role !== 'dates' ? null : loneEnd(text)))
  return Boolean(start && end && start !== 'present' && (end === 'present' || start <= end))
}

const besideEachOther = ({ parts, words, ...first }: Cell, second: Cell): Cell => ({
  ...first,
  text: `${first.text} – ${second.text}`,
  x1: Math.min(first.x1, second.x1),
  x2: Math.max(first.x2, second.x2),
})

/** `De mars 2020` above `à mars 2021`, `2019 –` above `2021`, `Sep 2018 – Feb` above `2021`: two lines of one period become one. */
export function withStackedDates(given: Line[], points: boolean): Line[] {
  const lines = given.map((line) => ({ ...line, cells: [...line.cells] }))
  const upwards = runsUpwards(lines, points)
  for (const [at, line] of lines.entries())
    for (const cell of [...line.cells]) {
      const found = endBelow(lines, at, cell, points, upwards)
      if (!found) continue
      line.cells[line.cells.indexOf(cell)] = { ...cell, text: found.text }
      found.line.cells = found.line.cells.filter((other) => other !== found.cell)
    }
  for (const line of lines) line.text = wordsOf(line.cells)
  return lines.filter(({ cells }) => cells.length > 0)
}

/** On a line drawn through time the end stands above its beginning, beside the first two lines of what it tells of. */
function runsUpwards(lines: Line[], points: boolean): boolean {
  const ends = lines.flatMap((line, at) =>
    line.cells.flatMap((cell) => {
      const point = loneEnd(cell.text)
      return point ? [{ at, point, cell, line }] : []
    }),
  )
  let pairs = 0
  let singles = 0
  for (let at = 0; at < ends.length; at++) {
    const [end, start] = [ends[at], ends[at + 1]]
    if (!end) continue
    const beside = start && start.point !== 'present' && isNear(end, start, points)
    if (
      beside &&
      (end.point === 'present' || (end.point >= start.point && (!points || isOneStudy(end.line, start.line))))
    ) {
      pairs++
      at++
    } else singles++
  }
  return pairs > 0 && (points || singles === 0)
}

type End = { at: number; cell: Cell; line: Line }

const ofRow = 3
/** Of a table with a head: the next row is another entry. */
const isRow = ({ cells }: Line) => cells.filter(({ role }) => role).length >= ofRow

/** In the next line, or on a page not further below than the second line of a narrow column. */
const isNear = (above: End, below: End, points: boolean) =>
  aligned(below.cell, above.cell) &&
  !(isRow(above.line) && isRow(below.line)) &&
  (below.at - above.at === 1 ||
    Boolean(!points && above.cell.box && below.cell.box && below.cell.box.y - above.cell.box.y < above.cell.size * 3.2))

/** A degree above its school; two degrees, one in each line, are two studies. */
const isOneStudy = (first: Line, second: Line) =>
  cuesIn('degree', second.text) === 0 && (cuesIn('degree', first.text) > 0 || cuesIn('institution', second.text) > 0)

type Below = { line: Line; cell: Cell; text: string }

function endBelow(lines: Line[], at: number, cell: Cell, points: boolean, upwards: boolean): Below | null {
  if (
    cell.text.length > longStack ||
    !(/\d/.test(cell.text) || (upwards && loneEnd(cell.text))) ||
    (isPeriod(cell.text) && !/[–—-]\s*$/.test(cell.text))
  )
    return null
  for (const [away, line] of lines.slice(at + 1, at + (upwards && !points ? 5 : 3)).entries())
    for (const other of line.cells) {
      if (!aligned(other, cell) || other.text.length > longStack) continue
      const text = joined(cell.text, other.text, points, away === 0, upwards)
      if (text) return { line, cell: other, text }
      if (periodIn(other.text)) return null
    }
  return null
}

/** Both as one period, if they ask for it: by a dash, a word such as `from` or `to`, or by an end that stands alone. */
function joined(above: string, below: string, points: boolean, next: boolean, upwards: boolean): string | null {
  if (next && /[\p{L}.–—-]$/u.test(above) && isPeriod(`${above} ${below}`)) return `${above} ${below}`
  const [start, end] = [loneEnd(above), loneEnd(below)]
  if (!start || !end) return null
  if (upwards && (next || !points) && (start === 'present' || start >= end)) return `${below} – ${above}`
  if (start === 'present') return null
  const asked =
    end === 'present' ||
    /[–—-]\s*$/.test(above) ||
    /^\s*[–—-]/.test(below) ||
    /^\p{L}{1,6}\s/u.test(below) !== /^\p{L}{1,6}\s/u.test(above)
  const inOrder = !points && next && start < end
  return asked || inOrder ? `${above.replace(/[\s–—-]+$/, '')} – ${below.replace(/^[\s–—-]+/, '')}` : null
}

/** A period, and nothing else. */
export function isPeriod(text: string): boolean {
  const period = periodIn(text)
  return period?.range === true && text.length - (period.to - period.from) < 4
}

const aligned = (a: Cell, b: Cell) =>
  Math.abs(a.x1 - b.x1) < 6 || Math.abs(a.x2 - b.x2) < 6 || Math.abs(a.x1 + a.x2 - b.x1 - b.x2) < 12
