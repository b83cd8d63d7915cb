import { sql } from 'kysely'
import { z } from 'zod'
import { forgetManyImported } from '#features/sourcing/imports/forget-imported.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { countOn, nextRows } from './check-table.ts'
import type * as contract from './contract.ts'
import { unfillRows } from './fill-rows.ts'
import { forgetFile } from './forget-file.ts'
import { asStarter, lockTable, lockTableIn, moveTable, type TableRow } from './own-table.ts'
import { showTable } from './show-table.ts'
import { rowAfter } from './table-states.ts'

const atOnce = 200

/** Begins to undo a whole import. @throws Refused not_found · table_state */
export async function undoTable(
  ctx: Context,
  { table: id }: Taken<typeof contract.undoTable>,
): Promise<Given<typeof contract.undoTable>> {
  await ctx.db.transaction().execute(async (tx) => {
    await moveTable(ctx, tx, await lockTable(ctx, tx, id), 'undo', { done_count: 0 })
    await enqueue(tx, undoRows, { table: id }, { key: `undo-table:${id}` })
  })
  return showTable(ctx, { table: id })
}

/** Forgets some of those who were added, and queues the next: who was asked, answered or was changed since stays, and is named. */
export const undoRows = backgroundTask('undo-table-rows', z.object({ table: z.uuid() }), async (ctx, { table: id }) => {
  const keys = await ctx.db.transaction().execute(async (tx) => {
    const table = await lockTableIn(tx, id, 'undoing')
    if (!table) return []
    const rows = await nextRows(tx, id, 'made', atOnce)
    const filled = rows.length === 0 ? await nextRows(tx, id, 'filled', atOnce) : []
    if (filled.length > 0) await unfillRows(asStarter(ctx, table), tx, table, filled)
    else if (rows.length === 0) {
      await moveTable(ctx, tx, table, 'undone')
      return []
    }
    const gone = rows.length > 0 ? await undo(asStarter(ctx, table), tx, table, rows) : []
    await countOn(tx, table, rows.length + filled.length)
    await enqueue(tx, undoRows, { table: id }, { key: `undo-table:${id}` })
    return gone
  })
  for (const key of keys) await ctx.files.remove(key).catch((error) => ctx.log.warn(error))
})

async function undo(
  ctx: Context,
  tx: Tx,
  { id }: TableRow,
  rows: Awaited<ReturnType<typeof nextRows>>,
): Promise<string[]> {
  const made = rows.flatMap(({ imported_id }) => imported_id ?? [])
  const people = await tx
    .selectFrom('imported_candidates')
    .selectAll()
    .where('id', 'in', made)
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(people.map((person) => [person.id, person]))
  const isSame = ({ imported_id, made_version }: (typeof rows)[number]) => {
    const person = byId.get(imported_id ?? '')
    return person?.state === 'draft' && person.version === made_version
  }
  const ended = rows.map((row) => {
    const isGone = isSame(row) || !byId.has(row.imported_id ?? '')
    return { line: row.line, state: rowAfter('made', isGone ? 'undo' : 'keep'), empty: isGone }
  })
  const fresh = rows.filter(isSame).flatMap(({ imported_id }) => byId.get(imported_id ?? '') ?? [])
  const keys = await forgetManyImported(ctx, tx, fresh, { event: 'withdraw', why: 'undone' })
  await sql`update import_table_rows as r set state = row.state,
      cells = case when row.empty then null else r.cells end,
      email = case when row.empty then null else r.email end,
      phone = case when row.empty then null else r.phone end
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as row(line integer, state text, empty boolean)
    where r.table_id = ${id} and r.line = row.line`.execute(tx)
  return keys
}

/** Lets go of a table that was not imported. @throws Refused not_found · table_state */
export async function discardTable(
  ctx: Context,
  { table: id }: Taken<typeof contract.discardTable>,
): Promise<Given<typeof contract.discardTable>> {
  const gone = await ctx.db.transaction().execute(async (tx) => {
    const table = await lockTable(ctx, tx, id)
    await moveTable(ctx, tx, table, 'discard')
    await tx.deleteFrom('import_table_rows').where('table_id', '=', id).execute()
    return forgetFile(tx, table)
  })
  if (gone) await ctx.files.remove(gone).catch((error) => ctx.log.warn(error))
  return { success: true }
}
