import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { fileRefusals } from '#features/hiring/applications/contract.ts'
import { currencyCode } from '#features/site/lookups/currency-fields.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { delimiters, encodings } from '#libraries/table-reading/table-contract.ts'
import { answer, del, done, type Gives, get, post, put, raw } from '#platform/shared/contract.ts'
import { language, moment } from '#platform/shared/fields.ts'
import { faultCodes, tableFields } from './table-fields.ts'
import { mostTableBytes, rowStates, tableStates } from './table-states.ts'

const may = member('import')
const live = ['import_table.added', 'import_table.moved'] as const
const table = { table: z.uuid() }
const column = z.enum(tableFields).nullable()

const Defaults = z.object({
  country_id: countryId.nullable(),
  salary_currency: currencyCode.nullable(),
  salary_period: z.enum(['hour', 'day', 'month', 'year']),
  language,
  date_order: z.enum(['dmy', 'mdy']),
})

const Fault = z.object({ column: z.number().nullable(), code: z.enum(faultCodes), blocks: z.boolean() })
const Brief = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(tableStates),
  at: moment,
  by: z.string().nullable(),
  rows: z.number(),
  /** Rows that the step under way has behind it. */
  done: z.number(),
  counts: z.partialRecord(z.enum(rowStates), z.number()),
})
export type TableBrief = z.output<typeof Brief>

export const ImportTable = Brief.extend({
  kind: z.enum(['xlsx', 'ods', 'text']),
  encoding: z.enum(encodings).nullable(),
  delimiter: z.enum(delimiters).nullable(),
  sheet: z.number(),
  sheets: z.array(z.string()),
  has_head: z.boolean(),
  head: z.array(z.string()),
  columns: z.array(column),
  defaults: Defaults,
  /** The columns were understood as this company did before with the same head. */
  remembered: z.boolean(),
  sample: z.array(z.object({ line: z.number(), cells: z.array(z.string()) })),
  /** Rows of which only a cell is left out. */
  partly: z.number(),
})
export type ImportTable = z.output<typeof ImportTable>

export const addTable = post('/page/import-tables', {
  summary: 'Take in a table of people: CSV, XLSX or ODS; nobody is added yet',
  who: may,
  gives: answer(ImportTable),
  refuses: [
    ...['file_missing', 'table_kind', 'table_rows', 'table_columns', 'table_cells', 'table_empty', 'tables_enough'],
    ...fileRefusals,
  ],
  status: 201,
  upload: { fields: ['file'], maxBytes: mostTableBytes },
  limit: { times: 60, seconds: 3600 },
})
export const listTables = get('/page/import-tables', {
  summary: 'The latest tables of the company, and how far each is',
  who: may,
  gives: answer(z.array(Brief)),
  refreshedBy: live,
})
export const showTable = get('/page/import-tables/{table}', {
  summary: 'One table: how it was read, how its columns are understood, its first rows, and how far it is',
  who: may,
  takes: table,
  gives: answer(ImportTable),
  refuses: ['not_found'],
  refreshedBy: live,
})
export const readAnew = put('/page/import-tables/{table}/reading', {
  summary: 'Read the file again with another encoding, delimiter, sheet, or without a head',
  who: may,
  takes: {
    ...table,
    encoding: z.enum(encodings).optional(),
    delimiter: z.enum(delimiters).optional(),
    sheet: z.coerce.number().int().min(0).max(49).optional(),
    has_head: z.boolean().optional(),
  },
  gives: answer(ImportTable),
  refuses: [
    'not_found',
    'invalid',
    'table_state',
    'table_rows',
    'table_columns',
    'table_cells',
    'table_empty',
    ...fileRefusals,
  ],
  limit: { times: 120, seconds: 3600 },
})
export const checkTable = put('/page/import-tables/{table}/columns', {
  summary: 'Say what each column means, and look every row through without adding anybody',
  who: may,
  takes: { ...table, columns: z.array(column).min(1).max(200), defaults: Defaults },
  gives: answer(ImportTable),
  refuses: ['not_found', 'invalid', 'table_state'],
  limit: { times: 120, seconds: 3600 },
})
export const startTable = post('/page/import-tables/{table}/start', {
  summary: 'Add everybody whose row is ready; it goes on in the background',
  who: may,
  takes: table,
  gives: answer(ImportTable),
  refuses: ['not_found', 'table_state', 'table_nobody'],
})
export const undoTable = post('/page/import-tables/{table}/undo', {
  summary: 'Undo the import: whoever was neither asked nor changed since is forgotten',
  who: may,
  takes: table,
  gives: answer(ImportTable),
  refuses: ['not_found', 'table_state'],
})
export const discardTable = del('/page/import-tables/{table}', {
  summary: 'Let go of a table that was not imported, with everything read of it',
  who: may,
  takes: table,
  gives: done,
  refuses: ['not_found', 'table_state'],
})
export const listRows = get('/page/import-tables/{table}/rows', {
  summary: 'Rows by what became of them, with what is wrong and whom the company has already',
  who: may,
  takes: {
    ...table,
    state: z.enum(rowStates).optional(),
    partly: z.literal('1').optional(),
    after: z.coerce.number().int().min(0).max(2_000_000).default(0),
  },
  gives: answer(
    z.object({
      rows: z.array(
        z.object({
          line: z.number(),
          state: z.enum(rowStates),
          cells: z.array(z.string()),
          faults: z.array(Fault),
          /** Fields of somebody known that it would fill, or did. */
          fills: z.array(z.string()),
          known: z.object({ id: z.string(), name: z.string() }).nullable(),
          twin: z.number().nullable(),
          imported: z.object({ id: z.string(), name: z.string() }).nullable(),
        }),
      ),
      next: z.number().nullable(),
    }),
  ),
  refuses: ['not_found', 'invalid'],
  refreshedBy: live,
})
export type TableRow = Gives<typeof listRows>['data']['rows'][number]
export const faultsFile = get('/page/import-tables/{table}/left-out.csv', {
  summary: 'Rows that became nobody, with the reason, as CSV: corrected, it can be taken in again',
  who: may,
  takes: table,
  gives: raw,
  refuses: ['not_found'],
})
