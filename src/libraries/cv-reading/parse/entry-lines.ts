import { isRightToLeft } from '../layout/letters.ts'
import { type Cell, type Line, withoutBullet, wordsOf } from '../layout/line.ts'
import { joinedAt } from '../layout/line-ends.ts'
import { withoutCards } from './cards.ts'
import { beforeName, cuesIn, isTelling, isTitleLike } from './cues.ts'
import { singleAlike } from './dated-alike.ts'
import { type Period, periodIn, withoutPeriod } from './dates.ts'
import { isDuration } from './durations.ts'
import { isPeriod, withBesideDates, withStackedDates, withWholeNow } from './stacked-dates.ts'
import { lacksRoom, wraps } from './wraps.ts'

/** A line of a section with what the splitter asks of it. */
export type Marked = { line: Line; period: (Period & { cell: Cell; isAlike?: true }) | null; body: boolean }

const proseWords = 14
const longCell = 90
/** A sentence that ends with years tells of them. */
const proseStart = 20
/** A line that begins with years is of them. */
const atStart = 2
/** More letters than this beside a period, and it may be told in passing. */
const toldLetters = 24
const indents = [5, 45] as const

/** Lines of a section, each with the period it names, and whether it tells of an entry or heads one. */
export function marked(given: Line[], points: boolean): Marked[] {
  const lines = withWholeHeads(
    withStackedDates(withBesideDates(withWholeNow(withoutMargin(inPoints(withoutCards(given))))), points),
  )
  const periods = lines.map((line) => periodOf(line, points))
  const apart = !points && standApart(lines, periods)
  const ranged = lines.map((line, at) => {
    const named = periods[at] ?? null
    return { line, period: apart && named && isTold(line, named) ? null : named }
  })
  const told = points
    ? ranged
    : ranged.map(({ line, period }) => ({ line, period: period ?? singleAlike(line, ranged) }))
  const first = markedBy(told, new Set())
  const edges = edgesOfTold(first)
  return edges.size > 0 ? markedBy(told, edges) : first
}

/** Where lines tell, as many as head at least, and none is dated. */
function edgesOfTold(lines: Marked[]): Set<number> {
  const told = new Set(lines.filter(({ body, line }) => body && line.cells[0]?.box).map(({ line }) => edgeOf(line)))
  return new Set(
    [...told].filter((edge) => {
      const own = lines.filter(({ line }) => edgeOf(line) === edge)
      return own.every(({ period }) => !period) && own.filter(({ body }) => body).length * 3 >= own.length
    }),
  )
}

/** Where a line begins, to the point. */
const edgeOf = ({ text, x1, x2 }: Line) => Math.round(isRightToLeft(text) ? x2 : x1)

/** `edges`: where only what is told begins in this section. */
function markedBy(lines: Omit<Marked, 'body'>[], edges: Set<number>): Marked[] {
  const out: Marked[] = []
  for (const [at, { line, period }] of lines.entries()) {
    const before = out.at(-1)
    out.push({
      line,
      period,
      body: !period && (isBody(line, before, lines[at + 1]?.line) || isIndented(line, out, edges)),
    })
  }
  return out
}

/** A section that begins with a point lists its entries as points. */
const inPoints = (lines: Line[]) =>
  lines[0]?.bullet ? lines.map((line) => ({ ...line, bullet: false, cells: line.cells.map(unmarked) })) : lines

const unmarked = (cell: Cell): Cell => {
  const text = withoutBullet(cell.text)
  return { ...cell, text, at: cell.at + cell.text.length - text.length }
}

/** Whether this CV sets its periods apart from what it tells. */
const standApart = (lines: Line[], periods: Marked['period'][]) =>
  lines.filter((line, at) => periods[at]?.range && !isTold(line, periods[at])).length > 1

/** Years in a sentence: too many words stand beside them in the same letters. */
const isTold = ({ bold, heading }: Line, { cell, from, to }: NonNullable<Marked['period']>) =>
  from > atStart &&
  !bold &&
  !heading &&
  !cell.role &&
  !cell.parts &&
  withoutPeriod(cell.text, { from, to }).length > toldLetters

/** Drawn bullets leave nothing but the white space before what is told. */
function isIndented(line: Line, out: Marked[], edges: Set<number>): boolean {
  const last = out.findLastIndex(({ body }) => !body)
  const heads = out.slice(out.findLastIndex(({ body }, at) => body && at < last) + 1, last + 1)
  if (!heads.some(({ period }) => period)) return false
  const [cell, ...more] = line.cells
  const beside = heads.flatMap(({ line: head }) => head.cells.filter(({ text }) => !isPeriod(text)))
  // a place may stand at the other side of the last line
  const above = outermost(beside, isRightToLeft(line.text))
  const largest = Math.max(...beside.map(({ size }) => size))
  if (!cell?.box || !above?.box || cell.role || more.length > 0 || line.bold || line.size > largest + 0.3) return false
  const isNamed =
    cuesIn('institution', cell.text) + cuesIn('org', cell.text) > 0 && !isSentence(cell.text) && !isTelling(cell.text)
  if (isNamed && !edges.has(edgeOf(line))) return false
  const rtl = isRightToLeft(cell.text)
  const indent = rtl ? above.x2 - cell.x2 : cell.x1 - above.x1
  const told = out.at(-1)
  const goesOn = told?.body && Math.abs(rtl ? told.line.x2 - line.x2 : told.line.x1 - line.x1) < 2
  return indent > indents[0] && indent < indents[1] && (goesOn || cell.text.split(/\s+/).length > 2)
}

/** What begins where one begins to read. */
const outermost = (cells: Cell[], rtl: boolean): Cell | undefined =>
  cells.toSorted((a, b) => (rtl ? b.x2 - a.x2 : a.x1 - b.x1))[0]

const smallWord = /(?:^|\s)(?:of|and|the|for|in|at|de|des|du|la|le|les|et|en|d'|и|по|в|на|для|&|в|و|في)$|[,&-]$/iu

/** A title or a school too long for its column goes on in the next line. */
function withWholeHeads(lines: Line[]): Line[] {
  const out: Line[] = []
  for (const line of lines) {
    const before = out.at(-1)
    if (before && goesOn(before, line)) out[out.length - 1] = together(before, line)
    else out.push(line)
  }
  return out
}

function goesOn(before: Line, line: Line): boolean {
  const [cell, ...more] = line.cells
  const above = before.cells.reduce((wide, one) => (one.x2 - one.x1 > wide.x2 - wide.x1 ? one : wide))
  if (!cell?.box || more.length > 0 || above.text.length > longCell || before.bullet || cell.role || above.role)
    return false
  if (line.column === before.column && closes(above.text, cell.text)) return true
  if (Math.abs(cell.x1 - above.x1) > 3 || line.above > 1.6) return false
  if (/^\p{Ll}(?!\p{Lu})/u.test(cell.text)) return lacksRoom(before, cell)
  if (cell.bold !== above.bold || !wraps(before, line)) return false
  return smallWord.test(above.text) || isNameless(above.text) || (cell.bold && line.above < 1.45)
}

/** `BTS, Lycée`: what sort of house, and its name in the next line. */
const isNameless = (text: string) =>
  /[,،–—-]\s*([\p{L}\p{M}’']+)$/u
    .exec(text)
    ?.slice(1)
    .some((word) => cuesIn('institution', word) + cuesIn('org', word) > 0) ?? false

/** A bracket with a period in it that the width of the column broke. */
const closes = (above: string, text: string) =>
  /\([^()]*\d{4}[^()]*$/.test(above) && /^[^()]{0,24}\)$/.test(text) && periodIn(`${above} ${text}`) !== null

function together(before: Line, line: Line): Line {
  const [rest] = line.cells
  const above = before.cells.reduce((wide, one) => (one.x2 - one.x1 > wide.x2 - wide.x1 ? one : wide))
  const { parts, words, ...whole } = above
  const cells = before.cells.map((cell) =>
    cell === above ? { ...whole, text: joinedAt(above.text, rest?.text ?? '') } : cell,
  )
  return { ...before, cells, text: wordsOf(cells), room: line.room }
}

function isBody(line: Line, before: Marked | undefined, next: Line | undefined): boolean {
  if (line.heading) return false
  if (line.bullet || line.cells[0]?.role === 'tasks') return true
  if (line.cells.some(({ role }) => role)) return false
  if (before?.body && wraps(before.line, line) && !(isSentence(before.line.text) && isOutside(before.line, line)))
    return true
  const words = line.text.split(/\s+/).length
  if (words >= proseWords || line.text.length > 110) return true
  if (line.text.length > 45 && /[.;!؛]$/.test(line.text) && words > 6) return true
  if (before && !line.bold && isSentence(line.text) && (words > 2 || isTelling(line.text))) return true
  if (!line.bold && /^\p{Ll}(?!\p{Lu})/u.test(line.text) && !isWhere(line.text) && (words > 2 || before?.body))
    return true
  // dates alone in a line are followed by what they date, however long it is
  if (before?.period && isPeriod(before.line.text)) return false
  // a point without its mark
  if (before && (before.period || before.body) && !line.bold && tellsOfWork(line)) return true
  return Boolean(
    next && !next.bullet && line.cells.length === 1 && words > 6 && wraps(line, next) && !periodOf(next, true),
  )
}

/** `Cleaned 16 rooms a day`: one cell, and neither a title nor a name of anybody that work is done for. */
const tellsOfWork = ({ cells, text }: Line) =>
  cells.length === 1 &&
  isTelling(text) &&
  !isTitleLike(text) &&
  cuesIn('org', text) + cuesIn('institution', text) === 0 &&
  !periodIn(text)

/** `at Masar`: where somebody was, in a line of its own. */
const isWhere = (text: string) => text.length < 70 && beforeName.test(text) && !/[.;]/.test(text)

const shortened = /(?:corp|assoc|univ|dept|bros|intl|govt|сокр|тыс|млн)\.$/iu

/** Ends as a sentence does, and not as `Masar Ltd.` */
const isSentence = (text: string) =>
  /(?:[\p{Ll}\p{Lo}]{3}|\d\p{L}?|[%)»”"])[.;!؛]$/u.test(text) && !shortened.test(text) && !periodIn(text)?.range

/** Begins further out than the line before: under the edge of heads, not under that of what is told. */
function isOutside(before: Line, line: Line): boolean {
  if (!line.cells[0]?.box) return false
  return isRightToLeft(line.text) ? line.x2 > before.x2 + 3 : line.x1 < before.x1 - 3
}

/** The period of a line: in a cell of its own, or at the edge of a short one; prose that mentions years names none. */
function periodOf(line: Line, points: boolean): Marked['period'] {
  for (const cell of line.cells) {
    if (line.bullet && cell === line.cells[0] && line.cells.length === 1) continue
    const period = periodIn(cell.text)
    const longest = points && period?.range && period.from < 3 ? longCell * 3 : longCell + 30
    if (!period || cell.text.length > longest) continue
    const rest = cell.text.length - (period.to - period.from)
    if (period.from > proseStart && !cell.bold && /\d\.$/.test(cell.text)) continue
    const edge = period.from < 4 || cell.text.length - period.to < 22
    if (period.range ? edge || rest < 60 : rest < 16 || (points && edge && rest < 100)) return { ...period, cell }
  }
  return null
}

/** Dates in the margin of what is told belong to the head above; how long it lasted, there, is dropped. */
function withoutMargin(given: Line[]): Line[] {
  const lines = given.map((line) => ({ ...line, cells: [...line.cells] }))
  for (const [at, line] of lines.entries()) {
    const [first, ...rest] = line.cells
    const told = line.bullet || (!line.bold && /^\p{Ll}/u.test(first?.text ?? '')) || (first?.text.length ?? 0) > 60
    if (!first || rest.length === 0 || !told) continue
    const aside = rest.filter(({ text }) => isDuration(text) || isPeriod(text))
    const dated = aside.find(({ text }) => isPeriod(text))
    const heads = lines.slice(Math.max(0, at - 3), at).filter((above) => !above.bullet)
    const head = heads.at(-1)
    if (dated && (!head || heads.some(({ cells }) => cells.some(({ text }) => periodIn(text)?.range)))) continue
    if (dated && head) head.cells.push(dated)
    line.cells = line.cells.filter((cell) => !aside.includes(cell))
  }
  for (const line of lines) line.text = wordsOf(line.cells)
  return lines
}
