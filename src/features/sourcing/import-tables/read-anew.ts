import type { HowTable } from '#libraries/table-reading/table-read.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must } from '#platform/shared/refusal.ts'
import { countRows } from './add-table.ts'
import type * as contract from './contract.ts'
import { lockTable, moveTable } from './own-table.ts'
import { firstLines, keepRows, understandHead, withRows } from './read-file.ts'
import { showTable } from './show-table.ts'
import { mayMoveTable } from './table-states.ts'

/** Reads the file otherwise than it was guessed, or said before. @throws Refused not_found · table_state · what the reader refuses */
export async function readAnew(
  ctx: Context,
  { table: id, has_head: asked, ...over }: Taken<typeof contract.readAnew>,
): Promise<Given<typeof contract.readAnew>> {
  const { page } = found(ctx.membership)
  const row = found(
    await ctx.db
      .selectFrom('import_tables')
      .leftJoin('files', 'files.id', 'file_id')
      .selectAll('import_tables')
      .select('storage_key')
      .where('import_tables.id', '=', id)
      .where('import_tables.page_id', '=', page)
      .executeTakeFirst(),
  )
  must(mayMoveTable(row.state, 'change'))
  const how = {
    ...(row.kind === 'text' && { encoding: row.encoding, delimiter: row.delimiter }),
    sheet: row.sheet,
    ...over,
    // another encoding may show another delimiter
    ...(over.encoding && !over.delimiter && { delimiter: undefined }),
  } as HowTable
  const file = { storage_key: found(row.storage_key), kind: row.kind }
  await withRows(ctx, file, how, async (read, lines) => {
    const isSame = over.encoding === undefined && over.delimiter === undefined && over.sheet === undefined
    const meant = await understandHead(ctx, page, await firstLines(lines()), {
      columns: read.columns,
      asked: asked ?? (isSame ? row.has_head : undefined),
    })
    const { has_head, head } = meant
    await ctx.db.transaction().execute(async (tx) => {
      const held = await lockTable(ctx, tx, id)
      await moveTable(ctx, tx, held, 'change', { done_count: 0 })
      const { encoding, delimiter, sheet, sheets } = read
      await tx
        .updateTable('import_tables')
        .set({ encoding, delimiter, sheet, sheets, has_head, head, columns: JSON.stringify(meant.columns) })
        .where('id', '=', id)
        .execute()
      await countRows(tx, id, await keepRows(tx, id, lines(), has_head))
    })
  })
  return showTable(ctx, { table: id })
}
