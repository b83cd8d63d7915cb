import type { HowDelimited } from './read-delimited.ts'

/** Kinds of tables by content, and how they are read. */
export const tableKinds = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.oasis.opendocument.spreadsheet': 'ods',
  'text/plain': 'text',
  'text/csv': 'text',
} as const
export type TableKind = (typeof tableKinds)[keyof typeof tableKinds]

/** How a table is to be read; what is left out is found. */
export type HowTable = Partial<HowDelimited> & { sheet?: number }

/** A table as it was read; its rows stand in a file, one JSON array `[line, cell, …]` a line. */
export type TableRead = {
  rows: number
  columns: number
  sheets: string[]
  sheet: number
  encoding: HowDelimited['encoding'] | null
  delimiter: HowDelimited['delimiter'] | null
}

/** Where the reader leaves the rows. */
export const rowsFile = 'rows.ndjson'
