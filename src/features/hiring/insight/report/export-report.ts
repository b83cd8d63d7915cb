import writeXlsxFile from 'write-excel-file/node'
import type { Context } from '#platform/server/context.ts'
import { csvOf, inert } from '#platform/server/csv.ts'
import { emit } from '#platform/server/events/emit.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { directionOf } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import { reportExported } from '../events.ts'
import type * as contract from '../report-contract.ts'
import { makeReport } from './show-report.ts'
import { type ReportTable, tablesOf } from './tables.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** A report as a file; who took it away is written down. @throws Refused not_found · not_allowed · invalid */
export async function exportReport(
  ctx: Context,
  { format, ...asked }: Taken<typeof contract.exportReport>,
): Promise<RawAnswer> {
  const { page } = found(ctx.membership)
  const report = await makeReport(ctx, asked)
  const tables = tablesOf(ctx, report)
  const { from, to } = report
  const body = format === 'csv' ? asCsv(tables) : await asXlsx(ctx, tables)
  await ctx.db
    .transaction()
    .execute((tx) => emit(ctx, tx, reportExported, { page, format, from, to, job: asked.job ?? null }))
  return new RawAnswer(
    200,
    {
      'content-type': types[format],
      'content-disposition': `attachment; filename="report-${from}-${to}.${format}"`,
      'cache-control': 'private, no-store',
    },
    body,
  )
}

/** One after the other, each under its name, with an empty line between. */
const asCsv = (tables: readonly ReportTable[]): string =>
  csvOf(tables.flatMap(({ title, heads, rows }) => [[title], heads, ...rows.map((row) => row.map(asText)), []]))

const asText = (cell: string | number | null): string => String(cell ?? '')

/** A sheet each, read from the right in Arabic; numbers stay numbers, and no text is a formula. */
async function asXlsx({ language }: Context, tables: readonly ReportTable[]): Promise<Buffer> {
  const rightToLeft = directionOf(language) === 'rtl'
  return writeXlsxFile(
    tables.map(({ title, heads, rows }, at) => ({
      data: [
        heads.map((head) => ({ value: head, fontWeight: 'bold' as const })),
        ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? inert(cell) : cell))),
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
