import { repairArabic } from './arabic.ts'
import { readingOrder, spelled, type Word, withBracketsTurned, wordOf } from './bidi.ts'
import { cellGap, isShaped, trackingOf, wordGap, wordGapOf } from './gaps.ts'
import type { Glyph } from './glyph.ts'
import { isRightToLeft } from './letters.ts'
import type { Cell } from './line.ts'
import { withPhonesWhole } from './phone-groups.ts'

/** A cell with its base line, before lines are put together. */
export type Piece = Cell & { y: number }

/** Where the file says there is a space. */
const spaceGap = 0.07
/** Between letters that are shaped by their neighbours, where the file tells its spaces. */
const shapedGap = 0.9
/** Told spaces for each letter of such a page: words are shorter than ten letters. */
const fewestSpaces = 0.1
/** Whoever writes spaces with a width writes them all; short lines have few. */
const fewestWide = 0.05
/** What ends a line may be drawn over its last letter, in heights of a letter. */
const leastStanding = 0.05

/** Letters of a page as cells: those on one base line, cut where white space is wide. */
export function piecesOf(glyphs: Glyph[], page: number): Piece[] {
  const told = toldSpaces(glyphs)
  return rowsOf(glyphs).flatMap((row) => cellsOf(row, told, page))
}

function rowsOf(glyphs: Glyph[]): Glyph[][] {
  const sorted = glyphs.filter(({ size }) => size > 2).sort((a, b) => a.y - b.y)
  const rows: { y: number; size: number; glyphs: Glyph[] }[] = []
  for (const glyph of sorted) {
    const near = rows.at(-1)
    if (near && glyph.y - near.y < Math.max(1.5, Math.min(glyph.size, near.size) * 0.35)) {
      near.glyphs.push(glyph)
      // raised or lowered letters stand by the line of the large ones
      if (glyph.size > near.size * 1.1) near.y = glyph.y
      near.size = Math.max(near.size, glyph.size)
    } else rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] })
  }
  return rows.map((row) => row.glyphs.sort((a, b) => a.x1 - b.x1 || a.order - b.order))
}

function cellsOf(row: Glyph[], told: Told, page: number): Piece[] {
  const cells: Word[][] = []
  let letters: Glyph[] = []
  const closeWord = () => {
    if (letters.length > 0) cells.at(-1)?.push(wordOf(letters))
    letters = []
  }
  let edge = Number.NEGATIVE_INFINITY
  let spaced = false
  let standing = false
  const drawn = withoutShadows(row)
  const tracking = trackingOf(drawn)
  const usualGap = wordGapOf(drawn, tracking)
  for (const glyph of drawn) {
    if (glyph.sign === ' ') {
      spaced = true
      standing ||= isWide(glyph) && glyph.x1 > (letters.at(-1)?.x1 ?? 0) + glyph.size * leastStanding
      continue
    }
    const whole = glyph.x1 - edge
    const gap = whole > glyph.size * cellGap ? whole : whole - (tracking.get(glyph) ?? 0)
    const before = letters.at(-1)
    const size = Math.max(glyph.size, before?.size ?? 0)
    if (gap > size * cellGap) {
      closeWord()
      cells.push([])
    } else if (before && told.told && isShaped(before) && isShaped(glyph)) {
      const usual = spaced || !areNeighbours(before, glyph) ? wordGap : shapedGap
      if (isParted(before, glyph, told, standing) || gap > size * usual) closeWord()
    } else if (before && isShaped(before) !== isShaped(glyph) && (standing || besideSpace(before, glyph, told.orders)))
      closeWord()
    else if (glyph.whole || standsApart(before, glyph) || gap > size * (spaced ? spaceGap : usualGap)) closeWord()
    spaced = false
    standing = false
    letters.push(glyph)
    edge = Math.max(edge, glyph.x2)
    if (gap > size * cellGap) edge = glyph.x2
  }
  closeWord()
  return cells.filter((words) => words.length > 0).map((words) => pieceOf(spread(words), page))
}

/** What a page tells of its spaces: by their place in the order of the file, or by where they stand. */
type Told = { orders: Set<number>; told: boolean; stand: boolean }

/**
 * Where letters take their shape from their neighbours, boxes overlap, and white space between them tells little. A file that
 * tells but some of its spaces leaves the others to the white space.
 */
function toldSpaces(glyphs: Glyph[]): Told {
  const shaped = glyphs.filter(isShaped).length
  const spaces = glyphs.filter(
    ({ sign, x1, x2 }, at) =>
      sign === ' ' && (x2 - x1 < 0.01 || [at - 1, at + 1].some((beside) => glyphs[beside] && isShaped(glyphs[beside]))),
  )
  const wide = spaces.filter(isWide)
  const stand = wide.length > shaped * fewestWide
  const told = stand || spaces.length > shaped * fewestSpaces
  const ordered = stand ? spaces.filter((space) => !isWide(space)) : spaces
  return { orders: new Set(told ? ordered.map(({ order }) => order) : []), told, stand }
}

const isWide = ({ x1, x2 }: Glyph) => x2 - x1 >= 0.01

/** A word told beside what is drawn has no width of its own; the next one begins wherever its icon stands. */
const standsApart = (before: Glyph | undefined, glyph: Glyph) =>
  before !== undefined &&
  before.object !== glyph.object &&
  Boolean(before.told || glyph.told) &&
  /[\p{L}\p{N}\s/]$/u.test(before.sign) &&
  /^[\p{L}\p{N}\s]/u.test(glyph.sign)

/** A space that has its place parts what stands on both sides, in whatever order the file draws them. */
const isParted = (before: Glyph, glyph: Glyph, { orders, stand }: Told, standing: boolean) =>
  (stand && standing) || apart(before, glyph, orders)

function apart(a: Glyph, b: Glyph, told: Set<number>): boolean {
  const [first, last] = [Math.min(a.order, b.order), Math.max(a.order, b.order)]
  for (let order = first + 1; order < last && order < first + 4; order++) if (told.has(order)) return true
  return false
}

/** Letters of a word follow each other in the file too; between them may stand a mark. */
const mostBetween = 3
const areNeighbours = (a: Glyph, b: Glyph) => Math.abs(a.order - b.order) <= mostBetween

const longestNumber = 24

/** Numbers and foreign words stand the other way round: the space is next to one of the two letters that meet. */
function besideSpace(a: Glyph, b: Glyph, told: Set<number>): boolean {
  const [first, last] = [Math.min(a.order, b.order), Math.max(a.order, b.order)]
  return last - first < longestNumber && (told.has(first + 1) || told.has(last - 1))
}

/** Some printers draw bold letters twice, a hair apart. */
const withoutShadows = (row: Glyph[]) =>
  row.filter((glyph, at) => {
    const before = row[at - 1]
    const again = before && before.sign === glyph.sign && (glyph.order - before.order !== 1 || glyph.sign === '-')
    return !(again && glyph.x1 - before.x1 < glyph.size * 0.08 && before.x2 - before.x1 > 0.4)
  })

/** `E X P E R I E N C E`: letters set apart are a word again. */
function spread(words: Word[]): Word[] {
  if (
    words.length < 4 ||
    words.filter(({ glyphs }) => glyphs.length === 1 && glyphs[0]?.sign.length === 1).length < words.length * 0.8
  )
    return words
  const gaps = words.slice(1).map((word, at) => word.x1 - (words[at]?.x2 ?? 0))
  const usual = gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? 0
  const out: Word[] = []
  let run: Glyph[] = []
  for (const [at, word] of words.entries()) {
    if (at > 0 && (gaps[at - 1] ?? 0) > usual * 1.7 + 0.5) {
      out.push(wordOf(run))
      run = []
    }
    run.push(...word.glyphs)
  }
  return [...out, wordOf(run)]
}

/** Where words begin, and runs of words that look alike. */
function inWords(words: Word[]): Pick<Cell, 'parts' | 'words'> {
  const starts: { at: number; x1: number }[] = []
  const parts: string[] = []
  let at = 0
  let look = ''
  for (const word of words) {
    const text = spelled(word)
    const own = lookOf(word.glyphs)
    if (own === look) parts.push(`${parts.pop()} ${text}`)
    else parts.push(text)
    look = own
    starts.push({ at, x1: word.x1 })
    at += text.length + 1
  }
  return { words: starts, ...(parts.length > 1 && { parts }) }
}

/** Words of a line read from the right, as far as nothing in it was mended. */
function fromRight(words: Word[], text: string): Pick<Cell, 'words'> {
  if (repairArabic(withBracketsTurned(text)).length !== text.length) return {}
  const starts: NonNullable<Cell['words']> = []
  let at = 0
  for (const word of words) {
    starts.push({ at, x1: word.x2, rtl: true })
    at += spelled(word).length + 1
  }
  return at - 1 === text.length ? { words: starts } : {}
}

function lookOf(glyphs: Glyph[]): string {
  const most = (has: (glyph: Glyph) => boolean) => glyphs.filter(has).length > glyphs.length * 0.5
  return `${most(({ bold }) => bold)} ${most(({ italic }) => italic)}`
}

function pieceOf(words: Word[], page: number): Piece {
  const glyphs = words.flatMap((word) => word.glyphs)
  const x1 = Math.min(...words.map((word) => word.x1))
  const x2 = Math.max(...words.map((word) => word.x2))
  const size = Math.max(...glyphs.map((glyph) => glyph.size))
  const y = glyphs.reduce((sum, glyph) => sum + glyph.y, 0) / glyphs.length
  const most = (has: (glyph: Glyph) => boolean) => glyphs.filter(has).length > glyphs.length * 0.55
  const ordered = readingOrder(withPhonesWhole(words))
  const text = ordered.map(spelled).join(' ').replace(/\s+/g, ' ').trim()
  return {
    text: isRightToLeft(text) ? repairArabic(withBracketsTurned(text)) : text,
    ...(isRightToLeft(text) ? fromRight(ordered, text) : inWords(ordered)),
    x1,
    x2,
    y,
    size,
    bold: most(({ bold }) => bold),
    italic: most(({ italic }) => italic),
    box: { page, x: x1, y: y - size * 0.85, width: x2 - x1, height: size * 1.1 },
    at: 0,
  }
}
