import { Unreadable } from '#libraries/cv-reading/unreadable.ts'
import type { RowTaker } from './caps.ts'
import { caps } from './caps.ts'
import { readXmlPart } from './zip-parts.ts'

/** Rows of one sheet of a workbook, counted from 0; gives the names of all sheets. @throws Unreadable */
export function readXlsx(bytes: Uint8Array, sheet: number, taker: RowTaker): string[] {
  const sheets = sheetsOf(bytes)
  const wanted = sheets[sheet]
  if (!wanted) throw new Unreadable('table_empty')
  const strings = stringsOf(bytes)
  const dates = dateStylesOf(bytes)
  let cells: string[] = []
  let [row, at, kind, style, value, isIn] = [0, -1, 'n', 0, '', false]
  const isThere = readXmlPart(bytes, (name) => name === wanted.part, {
    open(name, a) {
      if (name === 'row') {
        cells = []
        at = -1
        row = a.r ? Number(a.r) : row + 1
      } else if (name === 'c') {
        at = a.r ? columnOf(a.r) : at + 1
        kind = a.t ?? 'n'
        style = Number(a.s ?? 0)
        value = ''
      } else if (name === 'v' || name === 't') isIn = true
    },
    text(words) {
      if (isIn && value.length < caps.cellLength) value += words
    },
    close(name) {
      if (name === 'v' || name === 't') isIn = false
      else if (name === 'c' && value !== '') {
        const said = wordsOf(value, kind, dates[style] ?? false, strings)
        if (said === '') return
        if (at < 0 || at >= caps.columns) throw new Unreadable('table_columns')
        cells[at] = said
      } else if (name === 'row') taker.row(cells, row)
    },
  })
  if (!isThere) throw new Unreadable('file_unreadable')
  return sheets.map(({ name }) => name)
}

/** `AB12` stands in column 27. */
function columnOf(place: string): number {
  let column = 0
  for (const letter of place) {
    const number = letter.charCodeAt(0) - 64
    if (number < 1 || number > 26) break
    column = column * 26 + number
  }
  return column - 1
}

function wordsOf(value: string, kind: string, isDate: boolean, strings: readonly string[]): string {
  if (kind === 's') return strings[Number(value)] ?? ''
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  // what a formula could not reckon says nothing
  if (kind === 'e') return ''
  if (kind !== 'n') return value
  const number = Number(value)
  if (!Number.isFinite(number)) return ''
  return isDate ? dayOf(number) : String(number)
}

const day = 86_400_000
/** Days since 1900, as spreadsheets count them, to the day 0 of this machine. */
const dayZero = 25_569

function dayOf(number: number): string {
  const at = new Date(Math.round((number - dayZero) * day))
  return Number.isNaN(at.getTime()) ? '' : at.toISOString().slice(0, 10)
}

/** Names of the sheets in their order, with the part each stands in; hidden ones are left out. */
function sheetsOf(bytes: Uint8Array): { name: string; part: string }[] {
  const parts = new Map<string, string>()
  readXmlPart(bytes, (name) => name === 'xl/_rels/workbook.xml.rels', {
    open(name, a) {
      const target = a.Target ?? ''
      if (name === 'Relationship' && a.Id)
        parts.set(a.Id, target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`)
    },
  })
  const sheets: { name: string; part: string }[] = []
  readXmlPart(bytes, (name) => name === 'xl/workbook.xml', {
    open(name, a) {
      const id = Object.entries(a).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      const part = parts.get(id)
      if (name === 'sheet' && part && !a.state?.includes('idden') && sheets.length < 50)
        sheets.push({ name: (a.name ?? '').slice(0, 80), part })
    },
  })
  return sheets
}

/** Texts are kept once for all cells that say them. */
function stringsOf(bytes: Uint8Array): string[] {
  const strings: string[] = []
  let [text, isIn, isSpelling] = ['', false, false]
  readXmlPart(bytes, (name) => name === 'xl/sharedStrings.xml', {
    open(name) {
      if (name === 'si') text = ''
      else if (name === 't') isIn = true
      // how a Japanese word is said stands beside it
      else if (name === 'rPh') isSpelling = true
    },
    text(words) {
      if (isIn && !isSpelling && text.length < caps.cellLength) text += words
    },
    close(name) {
      if (name === 't') isIn = false
      else if (name === 'rPh') isSpelling = false
      else if (name === 'si') strings.push(text)
      if (strings.length > caps.cells) throw new Unreadable('table_cells')
    },
  })
  return strings
}

const dateFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 57, 58])

/** Which styles of cells show a number as a day. */
function dateStylesOf(bytes: Uint8Array): boolean[] {
  const styles: boolean[] = []
  const own = new Map<number, boolean>()
  let isCells = false
  readXmlPart(bytes, (name) => name === 'xl/styles.xml', {
    open(name, a) {
      if (name === 'numFmt')
        own.set(Number(a.numFmtId), /[yd]/i.test((a.formatCode ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '')))
      else if (name === 'cellXfs') isCells = true
      else if (name === 'xf' && isCells) {
        const format = Number(a.numFmtId ?? 0)
        styles.push(own.get(format) ?? dateFormats.has(format))
      }
    },
    close(name) {
      if (name === 'cellXfs') isCells = false
    },
  })
  return styles
}
