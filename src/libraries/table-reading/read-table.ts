import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'
import { Unreadable } from '#libraries/cv-reading/unreadable.ts'
import { RowTaker } from './caps.ts'
import { readDelimited } from './read-delimited.ts'
import { readOds } from './read-ods.ts'
import { readXlsx } from './read-xlsx.ts'
import { type HowTable, rowsFile, type TableKind, type TableRead } from './table-read.ts'

const flushAt = 1_000_000

/** Reads a table into a file of rows, so that none of it has to be held at once. @throws Unreadable */
export function readTable(file: string, kind: TableKind, how: HowTable, into: string): TableRead {
  const bytes = readFileSync(file)
  const out = openSync(path.join(into, rowsFile), 'w')
  let waiting = ''
  const taker = new RowTaker((cells, at) => {
    waiting += `${JSON.stringify([at, ...cells])}\n`
    if (waiting.length < flushAt) return
    writeSync(out, waiting)
    waiting = ''
  })
  try {
    const sheet = how.sheet ?? 0
    const said =
      kind === 'text'
        ? { ...readDelimited(bytes, how, taker), sheets: [], sheet: 0 }
        : {
            ...{ encoding: null, delimiter: null, sheet },
            sheets: kind === 'xlsx' ? readXlsx(bytes, sheet, taker) : readOds(bytes, sheet, taker),
          }
    writeSync(out, waiting)
    if (taker.rows === 0) throw new Unreadable('table_empty')
    return { ...said, rows: taker.rows, columns: taker.columns }
  } finally {
    closeSync(out)
  }
}
