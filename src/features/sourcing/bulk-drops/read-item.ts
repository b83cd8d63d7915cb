import { z } from 'zod'
import { contentRead, understand } from '#features/cvs/cvs/read-cv.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { eventOfRefusal, stateAfter } from './bulk-states.ts'
import { bulkChanged } from './events.ts'
import { settleReading } from './reading-fee.ts'

/** Reads one file behind the fence; safe to run twice, also after a kill in the middle. */
export const readBulkItem = backgroundTask('read-bulk-item', z.object({ item: z.uuid() }), async (ctx, { item }) => {
  const row = await ctx.db
    .selectFrom('bulk_items')
    .innerJoin('files', 'files.id', 'bulk_items.file_id')
    .innerJoin('pages', 'pages.id', 'bulk_items.page_id')
    .select(['files.mime', 'files.storage_key', 'pages.country_id', 'bulk_items.drop_id', 'bulk_items.page_id'])
    .where('bulk_items.id', '=', item)
    .where('bulk_items.state', '=', 'parsing')
    .executeTakeFirst()
  if (!row) return
  const read = await understand(ctx, row, countryCode(row.country_id))
    .then((reading) => ({ event: 'read' as const, content: JSON.stringify(contentRead(reading)) }))
    .catch((error: unknown) => {
      if (error instanceof Refused) return { event: eventOfRefusal(error.code), content: null }
      throw error
    })
  await ctx.db.transaction().execute(async (tx) => {
    const done = await tx
      .updateTable('bulk_items')
      .set({ state: found(stateAfter('parsing', read.event)), content: read.content })
      .where('id', '=', item)
      .where('state', '=', 'parsing')
      .returning(['id', 'page_id', 'coins', 'by_id'])
      .executeTakeFirst()
    if (!done) return
    await settleReading(ctx, tx, done, read.event === 'read' ? 'capture' : 'release')
    await emit(ctx, tx, bulkChanged, { drop: row.drop_id, page: row.page_id, what: 'read' })
  })
})
