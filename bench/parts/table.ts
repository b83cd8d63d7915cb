import type { Result } from './result.ts'

/** Columns in the order they first appear; numbers to the right. */
export function asTable(rows: Result['rows']): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const text = (row: Result['rows'][number], column: string) => String(row[column] ?? '')
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => text(row, column).length)))
  const line = (cells: string[]) => cells.join('  ').trimEnd()
  const heading = line(columns.map((column, at) => column.padEnd(widths[at] ?? 0)))
  const body = rows.map((row) =>
    line(
      columns.map((column, at) => {
        const width = widths[at] ?? 0
        return typeof row[column] === 'number' ? text(row, column).padStart(width) : text(row, column).padEnd(width)
      }),
    ),
  )
  return [heading, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}
