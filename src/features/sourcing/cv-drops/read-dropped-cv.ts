import { z } from 'zod'
import { contentRead, understand } from '#features/cvs/cvs/read-cv.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { emit } from '#platform/server/events/emit.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { cvDropChanged } from './events.ts'

/** Reads the file of a CV that was left and that nobody has read; safe to run twice. */
export const readDroppedCv = backgroundTask('read-dropped-cv', z.object({ drop: z.uuid() }), async (ctx, { drop }) => {
  const row = await ctx.db
    .selectFrom('cv_drops')
    .innerJoin('files', 'files.id', 'cv_drops.cv_id')
    .select(['files.mime', 'files.storage_key', 'cv_drops.country_id'])
    .where('cv_drops.id', '=', drop)
    .where('reading', '=', 'waiting')
    .executeTakeFirst()
  if (!row) return
  const country = row.country_id ? countryCode(row.country_id) : null
  const content = await understand(ctx, row, country)
    .then(contentRead)
    .catch((error: unknown) => {
      if (error instanceof Refused) return null
      throw error
    })
  await ctx.db.transaction().execute(async (tx) => {
    const read = await tx
      .updateTable('cv_drops')
      .set(
        content ? { content: JSON.stringify(content), reading: 'read' as const } : { reading: 'unreadable' as const },
      )
      .where('id', '=', drop)
      .where('reading', '=', 'waiting')
      .returning('user_id')
      .executeTakeFirst()
    if (read) await emit(ctx, tx, cvDropChanged, { drop, user: read.user_id, what: 'read' })
  })
})
