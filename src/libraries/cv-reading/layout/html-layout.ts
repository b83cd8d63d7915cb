import { Parser } from 'htmlparser2'
import { documentTitle } from '../clean-document.ts'
import type { Layout } from './line.ts'
import { type TextLine, textLayout } from './text-layout.ts'

/** `turns`: where bold letters begin or end. */
type Paragraph = {
  text: string
  boldLetters: number
  heading: boolean
  title: boolean
  bullet: boolean
  turns: number[]
}
const blocks = /^(?:p|h[1-6]|li|td|th|div)$/

/** Clean HTML of a Word or OpenDocument file as lines: rows of tables as cells, or, where their cells are long, one after the other. */
export function htmlLayout(html: string): Layout {
  const walk = new Walk()
  const parser = new Parser({
    onopentag: (name, given) => walk.open(name, given.class === documentTitle),
    ontext: (text) => walk.write(text),
    onclosetag: (name) => walk.close(name),
  })
  parser.end(html)
  walk.endParagraph()
  return textLayout(walk.lines)
}

class Walk {
  readonly lines: TextLine[] = []
  /** Rows of the tables one is in: each a list of cells, each of paragraphs. */
  readonly #rows: Paragraph[][][] = []
  #paragraph: Paragraph = fresh()
  #bold = 0
  #strong = false
  #heading = 0
  #title = false
  #items = 0
  #column = 0

  open(name: string, isTitle = false) {
    if (blocks.test(name) || name === 'br' || name === 'tr') this.endParagraph()
    this.#title ||= isTitle
    if (name === 'strong' || name === 'b') this.#bold++
    if (/^h[1-6]$/.test(name)) this.#heading++
    if (name === 'li') this.#items++
    if (name === 'tr') this.#rows.push([])
    if (name === 'td' || name === 'th') this.#rows.at(-1)?.push([])
  }

  write(text: string) {
    if (this.#bold > 0 !== this.#strong) this.#paragraph.turns.push(this.#paragraph.text.length)
    this.#strong = this.#bold > 0
    this.#paragraph.text += text
    if (this.#bold > 0) this.#paragraph.boldLetters += text.trim().length
  }

  close(name: string) {
    if (blocks.test(name)) this.endParagraph()
    if (name === 'strong' || name === 'b') this.#bold--
    if (/^h[1-6]$/.test(name)) {
      this.#heading--
      this.#title = false
    }
    if (name === 'li') this.#items--
    if (name === 'tr') this.#endRow(this.#rows.pop() ?? [])
  }

  endParagraph() {
    const title = this.#title
    const paragraph = { ...this.#paragraph, heading: this.#heading > 0 && !title, title, bullet: this.#items > 0 }
    this.#paragraph = fresh()
    if (paragraph.text.trim() === '') return
    const cell = this.#rows.at(-1)?.at(-1)
    if (cell) cell.push(paragraph)
    else this.lines.push(this.#line([paragraph]))
  }

  /** A row whose cells are short reads across; one that lays out the page reads cell by cell. */
  #endRow(cells: Paragraph[][]) {
    const filled = cells.filter((paragraphs) => paragraphs.length > 0)
    const outer = this.#rows.at(-1)?.at(-1)
    if (outer) {
      outer.push(...filled.flat())
      return
    }
    if (filled.filter((paragraphs) => paragraphs.length > 3).length > 1) {
      for (const paragraphs of filled) {
        this.#column++
        for (const paragraph of paragraphs) this.lines.push(this.#line([paragraph]))
      }
      this.#column = 0
      return
    }
    const longest = Math.max(0, ...filled.map(({ length }) => length))
    for (let at = 0; at < longest; at++) this.lines.push(this.#row(cells.map((paragraphs) => paragraphs[at] ?? null)))
  }

  /** Cells of a row know which columns they are of, whichever of them are empty. */
  #row(cells: (Paragraph | null)[]): TextLine {
    const places = [...cells.keys()].filter((at) => cells[at])
    return { ...this.#line(cells.filter((cell) => cell !== null)), places }
  }

  #line(paragraphs: Paragraph[]): TextLine {
    const [first = fresh()] = paragraphs
    return {
      text: paragraphs.map(({ text }) => text.trim()).join('\t'),
      bold: first.boldLetters > first.text.trim().length * 0.5,
      heading: first.heading,
      title: first.title,
      bullet: first.bullet,
      column: this.#column,
      ...(paragraphs.length === 1 && first.turns.length > 0 && !/\t/.test(first.text) && { parts: partsOf(first) }),
    }
  }
}

const fresh = (): Paragraph => ({ text: '', boldLetters: 0, heading: false, title: false, bullet: false, turns: [] })

/** The words before, between and behind the turns of a paragraph that is one cell. */
function partsOf({ text, turns }: Paragraph): string[] {
  const cuts = [0, ...turns, text.length]
  return cuts
    .slice(1)
    .map((cut, at) => text.slice(cuts[at], cut).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
