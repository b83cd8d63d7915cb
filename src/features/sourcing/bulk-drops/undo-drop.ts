import { forgetImported } from '#features/sourcing/imports/forget-imported.ts'
import { lockAnyImported } from '#features/sourcing/imports/move-imported.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { bulkChanged } from './events.ts'
import { settleReading } from './reading-fee.ts'

/**
 * Takes a whole go back; coins that readings cost are not given back. Whoever was made of it and not asked yet is forgotten; who was asked or answered stays.
 * @throws Refused not_found · bulk_over
 */
export async function undoBulkDrop(
  ctx: Context,
  { drop }: Taken<typeof contract.undoBulkDrop>,
): Promise<Given<typeof contract.undoBulkDrop>> {
  const { page } = found(ctx.membership)
  const gone = await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx
        .selectFrom('bulk_drops')
        .selectAll()
        .where('id', '=', drop)
        .where('page_id', '=', page)
        .forUpdate()
        .executeTakeFirst(),
    )
    if (row.undone_at) throw new Refused('bulk_over')
    await tx.updateTable('bulk_drops').set({ undone_at: ctx.now() }).where('id', '=', drop).execute()
    await letGoUnread(ctx, tx, drop)
    const keys = [...(await forgetMade(ctx, tx, drop)), ...(await forgetFiles(tx, drop))]
    await emit(ctx, tx, bulkChanged, { drop, page, what: 'undone' })
    return keys
  })
  for (const key of gone) await ctx.files.remove(key).catch((error) => ctx.log.warn(error))
  return { success: true }
}

async function forgetMade(ctx: Context, tx: Tx, drop: string): Promise<string[]> {
  const made = await tx
    .selectFrom('bulk_items')
    .select(['id', 'imported_id'])
    .where('drop_id', '=', drop)
    .where('state', '=', 'created')
    .forUpdate()
    .execute()
  const keys: string[] = []
  for (const { id, imported_id } of made) {
    const held = await lockAnyImported(tx, found(imported_id))
    if (held.state !== 'draft') continue
    keys.push(...(await forgetImported(ctx, tx, held, { event: 'withdraw', why: 'undone' })))
    await tx
      .updateTable('bulk_items')
      .set({ state: 'undone', content: null, file_id: null })
      .where('id', '=', id)
      .execute()
  }
  return keys
}

/** What was not read yet is not paid; what was read was, and stays so. */
async function letGoUnread(ctx: Context, tx: Tx, drop: string): Promise<void> {
  const waiting = await tx
    .selectFrom('bulk_items')
    .select(['id', 'page_id', 'coins', 'by_id'])
    .where('drop_id', '=', drop)
    .where('state', '=', 'parsing')
    .forUpdate()
    .execute()
  for (const item of waiting) await settleReading(ctx, tx, item, 'release')
}

/** Files nobody was made of. */
async function forgetFiles(tx: Tx, drop: string): Promise<string[]> {
  const left = await tx
    .updateTable('bulk_items as i')
    .from('bulk_items as before')
    .whereRef('before.id', '=', 'i.id')
    .set({ state: 'undone', content: null, file_id: null })
    .where('i.drop_id', '=', drop)
    .where('i.state', 'in', ['parsing', 'needs_review'])
    .returning('before.file_id')
    .execute()
  const files = left.flatMap(({ file_id }) => (file_id ? [file_id] : []))
  if (files.length === 0) return []
  const rows = await tx
    .deleteFrom('files')
    .where('id', 'in', files)
    .where('owner_id', 'is', null)
    .returning('storage_key')
    .execute()
  return rows.map(({ storage_key }) => storage_key)
}
