import { decoded, documentPage, fontPages } from './code-pages.ts'
import { tokensOf } from './tokens.ts'

/** Groups that hold no words of the document: fonts, colours, styles, pictures, properties. */
const silent = new Set(
  '* fonttbl colortbl stylesheet info pict footer footerl footerr footerf themedata datastore listtable listoverridetable rsidtbl generator xmlnstbl fldinst nonshppict object'.split(
    ' ',
  ),
)
const bulletGroups = new Set(['listtext', 'pntext'])
const signs: Record<string, string> = {
  tab: '\t',
  line: '<br>',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  nestcell: '\t',
}

type State = { bold: boolean; font: number; skip: number; silent: boolean; bullet: boolean }
type Paragraph = { html: string; bullet: boolean; heading: boolean; inTable: boolean }

/** A Rich Text document as HTML: paragraphs, lists, headings, bold letters and the rows of its tables. */
export function htmlOfRtf(source: string): string {
  const walk = new Walk(documentPage(source), fontPages(source))
  for (const token of tokensOf(source)) {
    if (token.kind === 'open') walk.open()
    else if (token.kind === 'close') walk.close()
    else if (token.kind === 'byte') walk.byte(token.byte)
    else if (token.kind === 'text') walk.write(token.text)
    else walk.obey(token.name, token.number)
  }
  return walk.end()
}

class Walk {
  readonly #page: string
  readonly #pages: Map<number, string>
  readonly #states: State[] = []
  #state: State = { bold: false, font: 0, skip: 1, silent: false, bullet: false }
  #fresh = false
  #bytes: number[] = []
  #fallback = 0
  #paragraph = blank()
  #cell = ''
  #row = ''
  #out = ''

  constructor(page: string, pages: Map<number, string>) {
    this.#page = page
    this.#pages = pages
  }

  open() {
    this.#flush()
    this.#states.push({ ...this.#state })
    this.#fresh = true
  }

  close() {
    this.#flush()
    this.#state = this.#states.pop() ?? this.#state
    this.#fresh = false
  }

  byte(byte: number) {
    this.#fresh = false
    if (this.#fallback > 0) this.#fallback--
    else if (this.#heard) this.#bytes.push(byte)
  }

  write(given: string) {
    this.#fresh = false
    this.#flush()
    const text = given.slice(this.#fallback)
    this.#fallback = Math.max(0, this.#fallback - given.length)
    if (text !== '' && this.#heard) this.#put(escaped(text))
  }

  obey(name: string, number: number | null) {
    this.#flush()
    if (this.#fresh && silent.has(name)) this.#state.silent = true
    if (this.#fresh && bulletGroups.has(name)) {
      this.#state.bullet = true
      this.#paragraph.bullet = true
    }
    // a text box is a group to be passed over by readers that know none; its words are the CV's
    if (name === 'shptxt') this.#state.silent = false
    this.#fresh = name === '*'
    if (this.#heard) this.#format(name, number)
  }

  end(): string {
    this.#flush()
    this.#endParagraph()
    this.#endRow()
    return this.#out
  }

  get #heard(): boolean {
    return !this.#state.silent && !this.#state.bullet
  }

  #format(name: string, number: number | null) {
    if (name === 'u') {
      this.#put(escaped(String.fromCharCode(((number ?? 0) + 65_536) % 65_536)))
      this.#fallback = this.#state.skip
    } else if (name === 'uc') this.#state.skip = number ?? 1
    else if (name === 'b') this.#state.bold = number !== 0
    else if (name === 'plain') this.#state.bold = false
    else if (name === 'f') this.#state.font = number ?? 0
    else if (name === 'pard') this.#reset()
    else if (name === 'intbl') this.#paragraph.inTable = true
    else if (name === 'outlinelevel') this.#paragraph.heading = (number ?? 9) < 4
    else if (name === 'par' || name === 'sect' || name === 'page') this.#endParagraph()
    else if (name === 'cell') this.#endCell()
    else if (name === 'row') this.#endRow()
    else if (name === 'nestrow') this.#endParagraph()
    else if (signs[name] !== undefined) this.#put(signs[name])
  }

  /** Paragraph properties begin anew; the mark of a list may stand before them. */
  #reset() {
    this.#paragraph = { ...blank(), html: this.#paragraph.html, bullet: this.#paragraph.bullet }
  }

  #put(html: string) {
    this.#paragraph.html += this.#state.bold && html.trim() !== '' ? `<b>${html}</b>` : html
  }

  #flush() {
    if (this.#bytes.length === 0) return
    const bytes = this.#bytes
    this.#bytes = []
    this.#put(escaped(decoded(bytes, this.#pages.get(this.#state.font) ?? this.#page)))
  }

  #endParagraph() {
    const { html, bullet, heading, inTable } = this.#paragraph
    this.#paragraph = { ...this.#paragraph, html: '', bullet: false }
    const tag = heading ? 'h3' : 'p'
    const whole = bullet ? `<ul><li>${html}</li></ul>` : `<${tag}>${html}</${tag}>`
    if (inTable) this.#cell += whole
    else {
      this.#endRow()
      this.#out += whole
    }
  }

  #endCell() {
    this.#paragraph.inTable = true
    this.#endParagraph()
    this.#row += `<td>${this.#cell}</td>`
    this.#cell = ''
  }

  #endRow() {
    if (this.#row !== '') this.#out += `<table><tr>${this.#row}</tr></table>`
    this.#row = ''
  }
}

const blank = (): Paragraph => ({ html: '', bullet: false, heading: false, inTable: false })
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
