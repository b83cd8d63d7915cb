import { sql } from 'kysely'
import { z } from 'zod'
import { pageNotHeld } from '#features/site/holds/not-held.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { forgetFile } from './forget-file.ts'
import { moveTable } from './own-table.ts'
import { keptDays, mayMoveTable } from './table-states.ts'

const day = 86_400_000

/** A table nobody went on with is let go; of one that was imported nothing stays but its counts. */
export const forgetOldTables = backgroundTask('forget-old-tables', z.object({}), async (ctx) => {
  const before = new Date(ctx.now().getTime() - keptDays * day)
  const old = await ctx.db
    .selectFrom('import_tables')
    .select('id')
    .where('changed_at', '<', before)
    .where(pageNotHeld(ctx.now(), sql.ref('import_tables.page_id')))
    .where((or) =>
      or.or([
        or('state', 'in', ['preview', 'checking', 'checked']),
        or.exists(
          or
            .selectFrom('import_table_rows')
            .select('line')
            .whereRef('table_id', '=', 'import_tables.id')
            .where('cells', 'is not', null),
        ),
      ]),
    )
    .limit(100)
    .execute()
  for (const { id } of old) {
    const key = await ctx.db.transaction().execute(async (tx) => {
      const table = await tx.selectFrom('import_tables').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
      if (!table) return null
      const isOpen = !mayMoveTable(table.state, 'discard').refused
      if (isOpen) {
        await moveTable(ctx, tx, table, 'discard')
        await tx.deleteFrom('import_table_rows').where('table_id', '=', id).execute()
      } else
        await tx
          .updateTable('import_table_rows')
          .set({ cells: null, email: null, phone: null, fills: '{}' })
          .where('table_id', '=', id)
          .execute()
      return forgetFile(tx, table)
    })
    if (key) await ctx.files.remove(key).catch((error) => ctx.log.warn(error))
  }
})
