/** What a document itself says a cell of an entry is: by a label before it, or by the head of its column. */
export type Role = 'dates' | 'title' | 'company' | 'degree' | 'school' | 'place' | 'tasks' | 'grade'

/** Where on a page something stands: points from the upper left corner, pages from 1. */
export type Box = { page: number; x: number; y: number; width: number; height: number }

/** A piece of a line that white space sets apart from its neighbours: a title on the left, its dates on the right. */
export type Cell = {
  text: string
  /** Left and right edge: points on a page, signs in a text. */
  x1: number
  x2: number
  size: number
  bold: boolean
  italic: boolean
  /** Null where the document has no pages. */
  box: Box | null
  /** Where the cell begins in the text of the document. */
  at: number
  /** Its words in runs of one weight and slant, where there are several. */
  parts?: string[]
  /** Where its words begin: in the text, and in points; those of lines read from the right at their right edge. */
  words?: { at: number; x1: number; rtl?: true }[]
  /** The number of its column in a table of a document without pages. */
  nth?: number
  /** What the document itself says this is, by a label or the head of its column. */
  role?: Role
}

/** A line as one reads it: cells in reading order. */
export type Line = {
  cells: Cell[]
  /** The cells' words, tabs between them. */
  text: string
  page: number
  /** Lines of one column follow each other; a new number starts elsewhere on the page. */
  column: number
  y: number
  x1: number
  x2: number
  /** Room left at its end, in points or signs; infinite where lines do not wrap. */
  room: number
  size: number
  bold: boolean
  bullet: boolean
  /** What the document itself calls a heading. */
  heading: boolean
  /** White space above, in heights of the line; 0 where it is not known. */
  above: number
}

/** A word as it was recognised in a picture, and how far it may be trusted, from 0 to 1. */
export type RecognisedWord = { text: string; box: Box; sureness: number }

/** A document as words in places: what every reader makes and the parser takes. */
export type Layout = {
  lines: Line[]
  text: string
  pages: number
  /** Where the words were recognised letter by letter. */
  recognised?: RecognisedWord[]
}

const bullets =
  /^\s*(?:[•●▪▫◦‣⁃∙·■□◆◇►▶➢➤➔→✓✔✦★❖❑⦁○¨§\u{f0a7}\u{f0b7}\u{f076}\u{f0d8}\u{e000}-\u{f8ff}]|[-–—*+](?=\s))\s*/u

export const withoutBullet = (text: string): string => text.replace(bullets, '')
export const hasBullet = (text: string): boolean => bullets.test(text)

/** The words of cells, as a line holds them. */
export const wordsOf = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join('\t')

/** Numbers each cell by its place in the text, and gives that text. */
export function placed(lines: Line[], pages: number): Layout {
  let at = 0
  const texts: string[] = []
  for (const line of lines) {
    for (const cell of line.cells) {
      cell.at = at
      at += cell.text.length + 1
    }
    line.text = wordsOf(line.cells)
    texts.push(line.text)
  }
  return { lines, text: texts.join('\n'), pages }
}
