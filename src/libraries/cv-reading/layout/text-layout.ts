import { usualLetters } from '#platform/shared/usual-letters.ts'
import { repairArabic } from './arabic.ts'
import { lettersTogether } from './letter-spaced.ts'
import { type Cell, hasBullet, type Layout, type Line, placed } from './line.ts'

export type TextLine = {
  text: string
  bold?: boolean
  heading?: boolean
  /** What the document calls its title. */
  title?: boolean
  bullet?: boolean
  above?: number
  column?: number
  wraps?: boolean
  parts?: string[]
  /** Which columns of a table its cells are of. */
  places?: number[]
}

const body = 10
const headingSize = 13
const titleSize = 18
const widestWrap = 50
const longestTitle = 40

/** Plain text as lines; white space sets cells apart. Hard-wrapped text is told by its right edge. */
export function plainLayout(text: string): Layout {
  const rows = text.replace(/\f/g, '\n').split('\n')
  const filled = rows.filter((row) => row.trim() !== '')
  const longest = Math.max(0, ...filled.map(({ length }) => length))
  const wraps = longest > widestWrap && longest <= 110
  let above = 0
  const lines: TextLine[] = []
  for (const row of rows) {
    if (row.trim() === '') above++
    else if (/^#{1,4}\s+\S/.test(row)) {
      const level = row.indexOf(' ')
      lines.push({
        text: row.slice(level).trim(),
        above: 2,
        wraps,
        heading: level === 2,
        title: level === 1,
        bold: true,
      })
      above = 0
    } else {
      const title = lines.at(-1)
      if (title && above === 0 && isRule(row) && title.text.length < longestTitle) title.heading = true
      lines.push({ text: row, above: lines.length > 0 ? 1.2 + above : 0, wraps })
      above = 0
    }
  }
  return textLayout(lines, longest)
}

/** A line of signs alone, drawn below a title. */
const isRule = (row: string) => /^\s*[=_~*#.+\-–—─━═]{3,}\s*$/.test(row)

/** Lines that have no place on a page: they do not wrap, and cells are cut at tabs. */
export function textLayout(given: TextLine[], right = Number.POSITIVE_INFINITY): Layout {
  const lines = given.flatMap((line) => {
    const made = lineOf(line, right)
    return made ? [made] : []
  })
  return placed(lines, 1)
}

function lineOf(
  {
    text,
    bold = false,
    heading = false,
    title,
    bullet = false,
    above = 0,
    column = 0,
    wraps = false,
    parts,
    places,
  }: TextLine,
  right: number,
): Line | null {
  const size = title ? titleSize : heading ? headingSize : body
  const cells: Cell[] = []
  const together = usualLetters(text).split('\t').map(lettersTogether).join('\t')
  for (const match of together.matchAll(/[^\t]+?(?=\t|\s{3,}|$)/g)) {
    const own = repairArabic(
      match[0]
        .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\u00ad]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    if (own !== '')
      cells.push({
        text: own,
        x1: match.index,
        x2: match.index + own.length,
        size,
        bold,
        italic: false,
        box: null,
        at: 0,
      })
  }
  const [first] = cells
  const last = cells.at(-1)
  if (!first || !last) return null
  if (parts && parts.length > 1 && cells.length === 1) first.parts = parts
  if (places?.length === cells.length) for (const [at, cell] of cells.entries()) cell.nth = places[at] ?? at
  const room = wraps ? right - last.x2 : Number.POSITIVE_INFINITY
  return {
    cells,
    text: '',
    page: 1,
    column,
    y: 0,
    x1: first.x1,
    x2: last.x2,
    room,
    size,
    bold,
    bullet: bullet || hasBullet(first.text),
    heading,
    above,
  }
}
