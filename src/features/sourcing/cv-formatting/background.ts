import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { keptDays } from './rules.ts'

/** Prints whose CV or application is gone, and old ones: they can be printed again. */
export const forgetOldPrints = backgroundTask('forget-old-prints', z.object({}), async (ctx) => {
  const before = new Date(ctx.now().getTime() - keptDays * 86_400_000)
  const gone = await ctx.db
    .deleteFrom('files')
    .where('thing', '=', 'formatted-cv')
    .where(({ or, eb, not, exists, selectFrom }) =>
      or([
        eb('files.created_at', '<', before),
        not(
          exists(
            selectFrom('formatted_cvs')
              .select('formatted_cvs.id')
              .whereRef('formatted_cvs.file_id', '=', 'files.id')
              .where(({ or: either, eb: is, exists: there, selectFrom: from }) =>
                either([
                  is('formatted_cvs.cv_id', 'is', null),
                  there(from('cvs').select('cvs.id').whereRef('cvs.id', '=', 'formatted_cvs.cv_id')),
                ]),
              ),
          ),
        ),
      ]),
    )
    .returning('storage_key')
    .execute()
  for (const { storage_key } of gone) await ctx.files.remove(storage_key)
  await ctx.db.deleteFrom('formatted_cvs').where('state', '=', 'ready').where('file_id', 'is', null).execute()
})
