import writeXlsxFile from 'write-excel-file/node'
import type { z } from 'zod'
import type { tableFormat } from '#platform/shared/fields.ts'
import { directionOf, type Language } from '#platform/shared/languages.ts'
import { csvOf, inert } from './csv.ts'
import { RawAnswer } from './http/raw-answer.ts'

export type Cell = string | number | null
export type FileTable = { title: string; heads: string[]; rows: Cell[][] }
type How = { name: string; format: z.output<typeof tableFormat>; language: Language }

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Tables as a file to take away, under this name. */
export async function tableFile(tables: readonly FileTable[], { name, format, language }: How): Promise<RawAnswer> {
  return new RawAnswer(
    200,
    {
      'content-type': types[format],
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'private, no-store',
    },
    format === 'csv' ? asCsv(tables) : await asXlsx(tables, language),
  )
}

/** One after the other; of several each under its name, with an empty line between. */
const asCsv = (tables: readonly FileTable[]): string =>
  csvOf(
    tables.flatMap(({ title, heads, rows }) => {
      const lines = [heads, ...rows.map((row) => row.map((one) => String(one ?? '')))]
      return tables.length === 1 ? lines : [[title], ...lines, []]
    }),
  )

/** A sheet each, read from the right in Arabic; numbers stay numbers, and no text is a formula. */
async function asXlsx(tables: readonly FileTable[], language: Language): Promise<Buffer> {
  const rightToLeft = directionOf(language) === 'rtl'
  return writeXlsxFile(
    tables.map(({ title, heads, rows }, at) => ({
      data: [
        heads.map((head) => ({ value: head, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map((one) => (typeof one === 'string' ? inert(one) : one))),
      ],
      sheet: sheetName(title, at),
      columns: heads.map((_, column) => ({ width: column === 0 ? 36 : 18 })),
      stickyRowsCount: 1,
      rightToLeft,
    })),
  ).toBuffer()
}

/** What Excel takes for the name of a sheet: 31 signs, some of them not. */
const sheetName = (title: string, at: number): string =>
  `${at + 1} ${title.replace(/[[\]:*?/\\']/g, ' ')}`.slice(0, 31).trim()
