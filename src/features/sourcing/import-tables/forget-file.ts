import type { Tx } from '#platform/server/context.ts'
import type { TableRow } from './own-table.ts'

/** Lets go of the file of a table; gives the key under which its bytes lie. */
export async function forgetFile(tx: Tx, { id, file_id }: Pick<TableRow, 'id' | 'file_id'>): Promise<string | null> {
  if (!file_id) return null
  await tx.updateTable('import_tables').set({ file_id: null }).where('id', '=', id).execute()
  const gone = await tx.deleteFrom('files').where('id', '=', file_id).returning('storage_key').executeTakeFirst()
  return gone?.storage_key ?? null
}
