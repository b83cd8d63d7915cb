import { Unreadable } from '#libraries/cv-reading/unreadable.ts'
import type { RowTaker } from './caps.ts'
import { caps } from './caps.ts'
import { readXmlPart } from './zip-parts.ts'

/** Rows of one table of a document, counted from 0; gives the names of all tables. @throws Unreadable */
export function readOds(bytes: Uint8Array, sheet: number, taker: RowTaker): string[] {
  const sheets: string[] = []
  const reading = new OdsRows(taker)
  const isThere = readXmlPart(bytes, (name) => name === 'content.xml', {
    open(name, a) {
      if (name === 'table') sheets.push((a['table:name'] ?? '').slice(0, 80))
      if (sheets.length - 1 === sheet) reading.open(name, a)
    },
    text: (words) => reading.text(words),
    close(name) {
      if (sheets.length - 1 === sheet) reading.close(name)
    },
  })
  if (!isThere) throw new Unreadable('file_unreadable')
  if (sheets.length <= sheet) throw new Unreadable('table_empty')
  return sheets
}

class OdsRows {
  readonly #taker: RowTaker
  #cells: string[] = []
  #row = 0
  #rowTimes = 1
  #at = 0
  #times = 1
  #value = ''
  #given: string | null = null
  #isIn = false
  #isNote = false
  constructor(taker: RowTaker) {
    this.#taker = taker
  }

  open(name: string, a: Record<string, string>): void {
    if (name === 'table-row') {
      this.#cells = []
      this.#at = 0
      this.#rowTimes = Number(a['table:number-rows-repeated'] ?? 1)
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      this.#value = ''
      this.#times = Number(a['table:number-columns-repeated'] ?? 1)
      this.#given = a['office:date-value']?.slice(0, 10) ?? numberOf(a)
    } else if (name === 'annotation') this.#isNote = true
    else if (name === 'p' && !this.#isNote) {
      if (this.#value) this.#value += '\n'
      this.#isIn = true
    } else if (name === 's' && this.#isIn) this.#value += ' '
  }

  text(words: string): void {
    if (this.#isIn && this.#value.length < caps.cellLength) this.#value += words
  }

  close(name: string): void {
    if (name === 'p') this.#isIn = false
    else if (name === 'annotation') this.#isNote = false
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#endCell()
    else if (name === 'table-row') this.#endRow()
  }

  /** A cell may stand for many that say the same; empty ones up to the last column of the program. */
  #endCell() {
    const said = this.#given ?? this.#value
    if (said) {
      if (this.#at + this.#times > caps.columns) throw new Unreadable('table_columns')
      this.#cells.length = this.#at
      for (let time = 0; time < this.#times; time++) this.#cells.push(said)
    }
    this.#at += this.#times
  }

  #endRow() {
    const isEmpty = this.#cells.every((cell) => !cell)
    for (let time = 0; time < (isEmpty ? 0 : this.#rowTimes); time++) this.#taker.row(this.#cells, this.#row + time + 1)
    this.#row += this.#rowTimes
  }
}

/** What a number is, not how it is shown: `9.7E+11` of a phone number is shown short. */
const numberOf = (a: Record<string, string>) =>
  a['office:value-type'] === 'float' && a['office:value'] ? String(Number(a['office:value'])) : null
