import type { Selectable } from 'kysely'
import type { ImportTables } from '#db/tables.ts'
import { inNameOf } from '#platform/server/background/background-context.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { tableMoved } from './events.ts'
import type { TableDefaults, TableField } from './table-fields.ts'
import { mayMoveTable, stateAfter, type TableEvent } from './table-states.ts'

export type TableRow = Selectable<ImportTables>

export const columnsOf = ({ columns }: TableRow) => columns as unknown as (TableField | null)[]
export const defaultsOf = ({ defaults }: TableRow) => defaults as unknown as TableDefaults

/** A table of the own company, held until the transaction ends. @throws Refused not_found */
export async function lockTable(ctx: Context, tx: Tx, id: string): Promise<TableRow> {
  const query = tx.selectFrom('import_tables').selectAll().where('id', '=', id)
  return found(await query.where('page_id', '=', found(ctx.membership).page).forUpdate().executeTakeFirst())
}

/** The same for the work in the background; null where it is not in this state any more. */
export async function lockTableIn(tx: Tx, id: string, state: TableRow['state']): Promise<TableRow | null> {
  const query = tx.selectFrom('import_tables').selectAll().where('id', '=', id).where('state', '=', state)
  return (await query.forUpdate().executeTakeFirst()) ?? null
}

/** Moves a locked table to the state that follows, and tells. @throws Refused table_state */
export async function moveTable(
  ctx: Context,
  tx: Tx,
  table: TableRow,
  event: TableEvent,
  set: Partial<Pick<TableRow, 'file_id' | 'done_count'>> = {},
): Promise<void> {
  must(mayMoveTable(table.state, event))
  const to = found(stateAfter(table.state, event))
  await tx
    .updateTable('import_tables')
    .set({ ...set, state: to, changed_at: ctx.now() })
    .where('id', '=', table.id)
    .execute()
  await emit(ctx, tx, tableMoved, { table: table.id, page: table.page_id, event, from: table.state, to })
}

/** What is done in the background counts for whoever began it. */
export const asStarter = (ctx: Context, { by_id }: TableRow): Context => (by_id ? inNameOf(ctx, { id: by_id }) : ctx)
