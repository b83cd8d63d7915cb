import type { PDFiumDocument } from '@hyzyla/pdfium'
import { columnsOfPages, type Sense } from './columns.ts'
import { glyphsOf } from './glyphs.ts'
import { isRightToLeft } from './letters.ts'
import { hasBullet, type Layout, type Line, placed } from './line.ts'
import { type Piece, piecesOf } from './rows.ts'

/** Pages of a PDF as lines in reading order. */
export function pdfLayout(document: PDFiumDocument, pages: number, sense: SenseOf): Layout {
  const found: Piece[][] = []
  let [unseen, all] = [0, 0]
  for (let number = 0; number < pages; number++) {
    const glyphs = glyphsOf(document.getPage(number))
    unseen += glyphs.filter((glyph) => glyph.unseen).length
    all += glyphs.length
    found.push(piecesOf(glyphs, number + 1))
  }
  // what a scanner recognised lies unseen over its picture, and tells not how sure it was
  return { ...layoutOf(found, sense), ...(unseen * 2 > all && { recognised: [] }) }
}

/** What the parser knows of headings, given how large the text is. */
export type SenseOf = (size: number) => Sense

/** Pieces of pages, from a PDF or from recognised pictures, as lines in reading order. */
export function layoutOf(pages: Piece[][], senseOf: SenseOf): Layout {
  const sense = senseOf(bodySize(pages.flat()))
  const tracks: number[] = []
  const lines = columnsOfPages(
    pages.map((pieces) => pieces.filter(isContent)),
    sense,
  ).flatMap((part) => linesOf(part, trackOf(part, tracks)))
  return placed(lines, pages.length)
}

/** Page numbers, and when a file was last printed, are no part of the CV. */
const isContent = ({ text }: Piece) =>
  !/^(?:[\p{L} .'’]{0,40}\s[–—-]\s)?(?:(?:page|стр\.?|страница|صفحة)\s*)?\d{1,2}\s*(?:\/|of|sur|из|من)\s*\d{1,2}$/iu.test(
    text,
  ) &&
  !/^(?:page|страница|صفحة)\s+\d{1,2}$|^last updated\b|(?:^|[•·|–—-]\s*)(?:резюме\s+обновлено|обновлено)\s+\d/iu.test(
    text,
  )

/** The size most letters have. */
export function bodySize(pieces: { size: number; text: string }[]): number {
  const letters = new Map<number, number>()
  for (const { size, text } of pieces) {
    const key = Math.round(size * 2) / 2
    letters.set(key, (letters.get(key) ?? 0) + text.length)
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** Columns that begin at the same place on several pages are one. */
function trackOf(part: Piece[], tracks: number[]): number {
  const x = Math.min(...part.map(({ x1 }) => x1))
  const known = tracks.findIndex((track) => Math.abs(track - x) < 12)
  return known >= 0 ? known : tracks.push(x) - 1
}

function linesOf(part: Piece[], column: number): Line[] {
  const rows: Piece[][] = []
  for (const piece of part.toSorted((a, b) => a.y - b.y || a.x1 - b.x1)) {
    const row = rows.at(-1)
    const last = row?.[0]
    if (row && last && Math.abs(last.y - piece.y) < Math.max(2, Math.min(last.size, piece.size) * 0.4)) row.push(piece)
    else rows.push([piece])
  }
  const lines = rows.map((row) => lineOf(row, column))
  if (lines.some(({ bullet, cells }) => bullet && isRightToLeft(cells[0]?.text ?? ''))) lines.forEach(turnPoint)
  const texts = lines.map(widest)
  const edge = { left: Math.min(...texts.map(({ x1 }) => x1)), right: Math.max(...texts.map(({ x2 }) => x2)) }
  let before: Line | null = null
  return lines.map((line) => {
    const text = widest(line)
    line.room = isRightToLeft(text.text) ? text.x1 - edge.left : edge.right - text.x2
    if (before) line.above = (line.y - before.y) / Math.max(line.size, 1)
    before = line
    return line
  })
}

/** The cell that may go on in the next line: dates beside it do not. */
const widest = ({ cells }: Line) => cells.reduce((wide, cell) => (cell.x2 - cell.x1 > wide.x2 - wide.x1 ? cell : wide))

function lineOf(row: Piece[], column: number): Line {
  // numbers and dates have no direction of their own
  const worded = row.filter(({ text }) => /\p{L}/u.test(text))
  const arabic = worded.filter(({ text }) => isRightToLeft(text)).length
  const rtl = arabic > 0 && arabic * 2 >= worded.length
  const cells = joinBullet(row.toSorted((a, b) => (rtl ? b.x1 - a.x1 : a.x1 - b.x1)))
  const first = cells[0] as Piece
  return {
    cells,
    text: '',
    page: first.box?.page ?? 1,
    column,
    y: first.y,
    x1: Math.min(...row.map(({ x1 }) => x1)),
    x2: Math.max(...row.map(({ x2 }) => x2)),
    room: Number.POSITIVE_INFINITY,
    size: Math.max(...row.map(({ size }) => size)),
    bold: first.bold,
    bullet: hasBullet(first.text),
    heading: false,
    above: 0,
  }
}

/** `ICDL -`: in a list read from the right, the mark of a point in Latin letters stands behind it. */
function turnPoint(line: Line) {
  const [cell, ...more] = line.cells
  const [, words, mark] = /^(\P{Script=Arabic}*[^\s\p{Script=Arabic}])\s+([-–—•▪●])$/u.exec(cell?.text ?? '') ?? []
  if (!cell || !words || !mark || more.length > 0) return
  cell.text = `${mark} ${words}`
  line.bullet = true
}

/** A bullet far from its words is still theirs. */
function joinBullet(cells: Piece[]): Piece[] {
  const [mark, first, ...rest] = cells
  if (!mark || !first || mark.text.length > 1 || !hasBullet(`${mark.text} `)) return cells
  return [{ ...first, text: `• ${first.text}` }, ...rest]
}
