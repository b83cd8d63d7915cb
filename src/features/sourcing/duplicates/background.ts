import { z } from 'zod'
import { endMerged } from '#features/sourcing/imports/forget-imported.ts'
import { matchKeysOf } from '#features/sourcing/imports/match-keys.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import { contentOf } from './reasons.ts'

const atOnce = 500

/** A merge whose days are over stays: what the other record said is forgotten, and files that nobody holds any more. */
export const endMerges = backgroundTask('end-import-merges', z.object({}), async (ctx) => {
  const over = await ctx.db
    .selectFrom('import_merges')
    .select('id')
    .where('until_at', '<=', ctx.now())
    .limit(atOnce)
    .execute()
  for (const { id } of over) {
    const keys = await ctx.db.transaction().execute(async (tx) => {
      const row = await tx
        .deleteFrom('import_merges')
        .where('id', '=', id)
        .returning(['merged_id', 'undone_at'])
        .executeTakeFirst()
      return row && !row.undone_at ? endMerged(ctx, tx, row.merged_id) : []
    })
    for (const key of keys) await ctx.files.remove(key).catch((error) => ctx.log.warn(error))
  }
})

/** Reckons what likeness is found by for records that have not got it: those from before, and whole demo worlds. */
export const keyImported = backgroundTask('key-imported', z.object({}), async (ctx) => {
  const rows = await ctx.db
    .selectFrom('imported_candidates')
    .selectAll()
    .where('match_keys', 'is', null)
    .where('anonymised_at', 'is', null)
    .limit(atOnce)
    .execute()
  for (const row of rows)
    await ctx.db
      .updateTable('imported_candidates')
      .set({ match_keys: matchKeysOf({ ...row, content: contentOf(row) }) })
      .where('id', '=', row.id)
      .where('match_keys', 'is', null)
      .execute()
  if (rows.length === atOnce)
    await ctx.db.transaction().execute((tx) => enqueue(tx, keyImported, {}, { key: 'key-imported' }))
})
