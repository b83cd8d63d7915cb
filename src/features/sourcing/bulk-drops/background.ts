import { sql } from 'kysely'
import { z } from 'zod'
import { pageNotHeld } from '#features/site/holds/not-held.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { keptDays } from './bulk-states.ts'

const day = 86_400_000

/** Files that became nobody are forgotten with what was read of them. */
export const forgetOldBulkDrops = backgroundTask('forget-old-bulk-drops', z.object({}), async (ctx) => {
  const before = new Date(ctx.now().getTime() - keptDays * day)
  const old = await ctx.db
    .selectFrom('bulk_items')
    .select(['id', 'file_id'])
    .where('at', '<', before)
    .where(pageNotHeld(ctx.now(), sql.ref('bulk_items.page_id')))
    .where('state', 'not in', ['created', 'merged'])
    .where((or) => or.or([or('file_id', 'is not', null), or('content', 'is not', null)]))
    .limit(500)
    .execute()
  for (const { id, file_id } of old) {
    const key = await ctx.db.transaction().execute(async (tx) => {
      await tx.updateTable('bulk_items').set({ content: null, file_id: null }).where('id', '=', id).execute()
      if (!file_id) return null
      const gone = tx
        .deleteFrom('files')
        .where('id', '=', file_id)
        .where('owner_id', 'is', null)
        .returning('storage_key')
      return (await gone.executeTakeFirst())?.storage_key ?? null
    })
    if (key) await ctx.files.remove(key).catch((error) => ctx.log.warn(error))
  }
})
