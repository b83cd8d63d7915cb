import {
  Document,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TabStopPosition,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx'
import type { Cv } from '#db/demo/cvs/cv.ts'

/** A CV as it is printed for tests: periods as they are written. */
export type Person = Omit<Cv, 'layout' | 'accent' | 'jobs'> & {
  jobs: (Cv['jobs'][number] & { period?: string; since?: string; until?: string })[]
}

/** Layouts that people make in Word: tabs before dates, dates in a column of a table, a table as two columns of the page. */
export async function printWord(person: Person, layout: string): Promise<Uint8Array> {
  const page = new Page(person)
  const children = layout === 'word-tabs' ? page.tabs() : layout === 'word-table' ? page.table() : page.columns()
  return new Uint8Array(await Packer.toArrayBuffer(new Document({ sections: [{ children }] })))
}

class Page {
  readonly #cv: Person
  readonly #rtl: boolean
  constructor(cv: Person) {
    this.#cv = cv
    this.#rtl = cv.language === 'ar'
  }

  #line(text: string, { bold = false, size = 21, bullet = false } = {}) {
    const run = new TextRun({ text, bold, size, rightToLeft: this.#rtl && /[\u0600-\u06ff]/.test(text) })
    return new Paragraph({
      children: [run],
      bidirectional: this.#rtl,
      ...(bullet && { bullet: { level: 0 } }),
      tabStops: [{ type: TabStopType.RIGHT, position: TabStopPosition.MAX }],
    })
  }

  #head(text: string) {
    return this.#line(text, { bold: true, size: 26 })
  }

  #top() {
    const { name, headline, contacts } = this.#cv
    return [
      this.#line(name, { bold: true, size: 40 }),
      this.#line(headline),
      this.#line(contacts.city),
      this.#line(contacts.phone),
      this.#line(contacts.email),
    ]
  }

  #end() {
    const { labels, skills, languages } = this.#cv
    return [
      this.#head(labels.skills),
      this.#line(skills.join(', ')),
      this.#head(labels.languages),
      ...languages.map(({ name, level }) => this.#line(`${name} – ${level}`)),
    ]
  }

  #studies() {
    const { labels, education } = this.#cv
    return [
      this.#head(labels.education),
      ...education.flatMap(({ degree, school, year }) => [
        this.#line(`${school}\t${year}`, { bold: true }),
        this.#line(degree),
      ]),
    ]
  }

  tabs() {
    const { labels, summary, jobs } = this.#cv
    const work = jobs.flatMap(({ title, company, place, period, points }) => [
      this.#line(`${company}, ${place}\t${period}`, { bold: true }),
      this.#line(title),
      ...points.map((point) => this.#line(point, { bullet: true })),
    ])
    return [
      ...this.#top(),
      this.#head(labels.summary),
      this.#line(summary),
      this.#head(labels.experience),
      ...work,
      ...this.#studies(),
      ...this.#end(),
    ]
  }

  table() {
    const { labels, jobs } = this.#cv
    const rows = jobs.map(({ title, company, period, points }) => [
      [this.#line(period ?? '')],
      [
        this.#line(title, { bold: true }),
        this.#line(company),
        ...points.map((point) => this.#line(point, { bullet: true })),
      ],
    ])
    return [...this.#top(), this.#head(labels.experience), tableOf(rows), ...this.#studies(), ...this.#end()]
  }

  columns() {
    const { labels, summary, jobs } = this.#cv
    const work = jobs.flatMap(({ title, company, period, points }) => [
      this.#line(title, { bold: true }),
      this.#line(company),
      this.#line(period ?? ''),
      ...points.map((point) => this.#line(point, { bullet: true })),
    ])
    const main = [
      this.#head(labels.summary),
      this.#line(summary),
      this.#head(labels.experience),
      ...work,
      ...this.#studies(),
    ]
    return [tableOf([[[...this.#top(), ...this.#end()], main]])]
  }
}

const tableOf = (rows: Paragraph[][][]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((cells) => new TableRow({ children: cells.map((children) => new TableCell({ children })) })),
  })
