import type { Context } from '#platform/server/context.ts'
import type { FileRow } from '#platform/server/files/grant.ts'

/** The team that imports reads the files of its goes. */
export async function mayReadBulkFile(ctx: Context, file: FileRow): Promise<boolean> {
  if (!ctx.membership?.may('import')) return false
  const own = ctx.db.selectFrom('bulk_items').select('id').where('file_id', '=', file.id)
  return (await own.where('page_id', '=', ctx.membership.page).executeTakeFirst()) !== undefined
}
