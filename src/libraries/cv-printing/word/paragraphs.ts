import {
  AlignmentType,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  TabStopType,
  type TextRun,
} from 'docx'
import type { Block, Entry, Fact, SheetSection } from '../sections.ts'
import type { Sheet } from '../sheet.ts'
import { isRtl, runsOf } from './runs.ts'
import { headBox, type WordLook } from './styles.ts'

const muted = '536268'
const bold = { bold: true, boldComplexScript: true }

/** Writes paragraphs of one sheet; `width` is where dates end, in twentieths of a point. */
export class Writer {
  readonly sheet: Sheet
  readonly look: WordLook
  readonly width: number
  constructor(sheet: Sheet, look: WordLook, width: number) {
    this.sheet = sheet
    this.look = look
    this.width = width
  }

  /** A paragraph in the direction of its own words, or of the sheet. */
  line(text: string, options: IParagraphOptions = {}, style: IRunOptions = {}): Paragraph {
    const rtl = isRtl(text, this.sheet.rtl)
    return new Paragraph({ ...options, bidirectional: rtl, children: runsOf(text, rtl, style) })
  }

  /** Pieces beside each other, in the direction of the sheet. */
  pieces(pieces: [string, IRunOptions?][], options: IParagraphOptions = {}): Paragraph {
    const children = pieces.flatMap(([text, style]) => runsOf(text, this.sheet.rtl, style))
    return new Paragraph({ ...options, bidirectional: this.sheet.rtl, children })
  }

  heading(title: string): Paragraph {
    return this.pieces([[title]], { heading: HeadingLevel.HEADING_1, ...headBox(this.sheet, this.look) })
  }

  prose(blocks: Block[]): Paragraph[] {
    return blocks.flatMap(({ points, lines }) =>
      lines.map((text) =>
        points
          ? this.line(text, { numbering: { reference: 'points', level: 0 }, style: 'ListParagraph' })
          : this.line(text, { spacing: { after: 60 } }),
      ),
    )
  }

  contacts(style: IRunOptions = {}): (TextRun | ExternalHyperlink)[] {
    return this.sheet.contacts.flatMap(({ text, url, ltr }, at) => [
      ...(at > 0 ? runsOf('   |   ', this.sheet.rtl, { ...style, color: style.color ?? 'A9B4B8' }) : []),
      ...this.#linked(runsOf(text, ltr ? false : this.sheet.rtl, style), url),
    ])
  }

  #linked(runs: TextRun[], url: string) {
    return url ? [new ExternalHyperlink({ link: url, children: runs })] : runs
  }

  section(section: SheetSection): Paragraph[] {
    if (section.kind === 'prose') return this.prose(section.body)
    if (section.kind === 'facts') return section.facts.map((fact) => this.fact(fact))
    if (section.kind === 'items')
      return [this.pieces(section.items.flatMap(({ name, note }, at) => this.#item(name, note, at > 0)))]
    return section.entries.flatMap((entry) => this.entry(entry))
  }

  #item(name: string, note: string, more: boolean): [string, IRunOptions?][] {
    return [
      ...(more ? ([['  ·  ']] as [string][]) : []),
      [name],
      ...(note ? ([[` – ${note}`, { color: muted }]] as [string, IRunOptions][]) : []),
    ]
  }

  fact({ label, value }: Fact): Paragraph {
    return this.pieces([[`${label}: `, { color: muted }], [value]])
  }

  entry(entry: Entry, dates: WordLook['dates'] = this.look.dates): Paragraph[] {
    const comma = this.sheet.rtl ? '، ' : ', '
    const title = entry.title || entry.org
    // rows of a table are kept together by the row: lines that cling to the next would drag the whole table overleaf
    const loose = dates === 'column' ? { keepNext: false } : {}
    const places = [entry.title ? entry.org : '', entry.place, dates === 'behind' ? entry.period : ''].filter(Boolean)
    const period: [string, IRunOptions?][] =
      dates === 'end' && entry.period
        ? [['\t'], [entry.period, { bold: false, boldComplexScript: false, color: muted }]]
        : []
    return [
      this.pieces([[title, bold], ...period], {
        heading: HeadingLevel.HEADING_2,
        ...loose,
        tabStops: [{ type: TabStopType.RIGHT, position: this.width }],
      }),
      ...(places.length > 0 ? [this.pieces([[places.join(comma)]], { style: 'Place', ...loose })] : []),
      ...(entry.link
        ? [new Paragraph({ bidirectional: this.sheet.rtl, children: runsOf(entry.link, false, { color: muted }) })]
        : []),
      ...this.prose(entry.body),
    ]
  }

  get start() {
    return this.look.centred ? { alignment: AlignmentType.CENTER } : {}
  }
}
