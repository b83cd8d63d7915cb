import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { job } from '#platform/server/jobs/job.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { Asked } from './asked.ts'
import { cvFormatted } from './events.ts'
import { keepPrinted } from './keep-printed.ts'
import { presentedBy, printAsked } from './print.ts'
import { numberOf } from './rules.ts'
import { sentContent, sentFile } from './sources.ts'

/** Prints one CV of a batch; one that cannot be read says why and stops no other. */
export const formatSent = job('format-sent-cv', z.object({ formatted: z.string() }), async (ctx, { formatted: id }) => {
  const row = await ctx.db.selectFrom('formatted_cvs').selectAll().where('id', '=', id).executeTakeFirst()
  if (row?.state !== 'waiting' || !row.application_id || !row.page_id) return
  const { page_id: page, application_id: application } = row
  const printed = await print(ctx, page, application, Asked.parse(row.asked)).catch((error: unknown) => {
    if (error instanceof Refused) return error
    throw error
  })
  await ctx.db.transaction().execute(async (tx) => {
    const change =
      printed instanceof Refused
        ? { state: 'failed', why: printed.code }
        : {
            state: 'ready',
            file_id: await keepPrinted(ctx, tx, printed, { formatted: id, owner: row.user_id, page }),
            name: printed.name,
          }
    await tx.updateTable('formatted_cvs').set(change).where('id', '=', id).execute()
    await emit(ctx, tx, cvFormatted, { formatted: id, page, state: change.state })
  })
})

async function print(ctx: Context, page: string, application: string, asked: Asked) {
  const file = await sentFile(ctx, application)
  const presented = await presentedBy(ctx, page, asked.added)
  return printAsked(
    ctx,
    { content: await sentContent(ctx, file), file, number: numberOf(application), presented },
    asked,
  )
}
