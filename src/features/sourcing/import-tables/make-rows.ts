import { sql } from 'kysely'
import { z } from 'zod'
import { addManyImported } from '#features/sourcing/imports/add-imported.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { must, Refused } from '#platform/shared/refusal.ts'
import { countOn, nextRows, readingOf } from './check-table.ts'
import type * as contract from './contract.ts'
import { fillRows } from './fill-rows.ts'
import { forgetFile } from './forget-file.ts'
import { asStarter, lockTable, lockTableIn, moveTable, type TableRow } from './own-table.ts'
import { readRow } from './read-row.ts'
import { showTable } from './show-table.ts'
import type { tableFields } from './table-fields.ts'
import { mayMoveTable, rowAfter } from './table-states.ts'

const atOnce = 250

/** Begins to add everybody whose row is ready. @throws Refused not_found · table_state · table_nobody */
export async function startTable(
  ctx: Context,
  { table: id }: Taken<typeof contract.startTable>,
): Promise<Given<typeof contract.startTable>> {
  const gone = await ctx.db.transaction().execute(async (tx) => {
    const table = await lockTable(ctx, tx, id)
    must(mayMoveTable(table.state, 'start'))
    const [first] = [...(await nextRows(tx, id, 'ready', 1)), ...(await nextRows(tx, id, 'fills', 1))]
    if (!first) throw new Refused('table_nobody')
    const key = await forgetFile(tx, table)
    await moveTable(ctx, tx, table, 'start', { done_count: 0, file_id: null })
    await enqueue(tx, makeRows, { table: id }, { key: `make-table:${id}` })
    return key
  })
  if (gone) await ctx.files.remove(gone).catch((error) => ctx.log.warn(error))
  return showTable(ctx, { table: id })
}

/**
 * Makes people of some rows and queues the next. Rows and people are one transaction: killed anywhere, these rows are made again, and
 * no row twice.
 */
export const makeRows = backgroundTask('make-table-rows', z.object({ table: z.uuid() }), async (ctx, { table: id }) => {
  await ctx.db.transaction().execute(async (tx) => {
    const table = await lockTableIn(tx, id, 'importing')
    if (!table) return
    const rows = await nextRows(tx, id, 'ready', atOnce)
    const more = rows.length === 0 ? await nextRows(tx, id, 'fills', atOnce) : []
    if (rows.length + more.length === 0) return moveTable(ctx, tx, table, 'finish')
    if (rows.length > 0) await make(asStarter(ctx, table), tx, table, rows)
    else await fillRows(asStarter(ctx, table), tx, table, more, await readingOf(ctx, tx, table))
    await countOn(tx, table, rows.length + more.length)
    await enqueue(tx, makeRows, { table: id }, { key: `make-table:${id}` })
  })
})

async function make(ctx: Context, tx: Tx, table: TableRow, rows: Awaited<ReturnType<typeof nextRows>>): Promise<void> {
  const reading = await readingOf(ctx, tx, table)
  const read = rows.flatMap(({ line, cells }) => {
    const { person } = readRow(cells, reading)
    return person ? [{ line, person }] : []
  })
  // read by a newer version of the house, a row may have become faulty
  const faulty = rows.filter(({ line }) => !read.some((one) => one.line === line))
  const added = await addManyImported(
    ctx,
    tx,
    table.page_id,
    read.map(({ person }) => ({
      ...{ page: table.page_id, source: 'table' as const, cv: null, corrected: writtenBy(reading.columns) },
      ...person,
    })),
  )
  const ended = [
    ...faulty.map(({ line }) => ({ line, state: rowAfter(rowAfter('ready', 'reset') ?? 'new', 'fail') })),
    ...added.map(({ row, refused }, at) => {
      const line = read[at]?.line
      if (row) return { line, state: rowAfter('ready', 'make'), imported: row.id, version: row.version }
      const isNo = refused.code === 'import_refused'
      return { line, state: rowAfter('ready', isNo ? 'refuse' : 'match'), known: isNo ? null : refused.extra.id }
    }),
  ]
  await sql`update import_table_rows as r
    set state = row.state, imported_id = row.imported, made_version = row.version, known_id = row.known
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
      as row(line integer, state text, imported uuid, version integer, known uuid)
    where r.table_id = ${table.id} and r.line = row.line`.execute(tx)
}

const paths: Partial<Record<(typeof tableFields)[number], string>> = {
  ...{ name: 'name', first_name: 'name', last_name: 'name', email: 'email', phone: 'phones', headline: 'headline' },
}
/** What the table says was written by hand: no later CV changes it. */
const writtenBy = (columns: readonly (string | null)[]): string[] => [
  ...new Set(columns.flatMap((field) => paths[field as keyof typeof paths] ?? [])),
]
