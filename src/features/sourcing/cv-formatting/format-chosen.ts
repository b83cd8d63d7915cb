import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { giveCoinsBack } from './allowance.ts'
import { Asked } from './asked.ts'
import type { Chosen } from './contract.ts'
import { cvFormatted } from './events.ts'
import { keepPrinted } from './keep-printed.ts'
import { pageSource } from './page-source.ts'
import { presentedBy, printAsked } from './print.ts'

/** Prints one CV of a batch; one that cannot be printed says why, stops no other, and may be tried again by hand. */
export const formatChosen = backgroundTask(
  'format-chosen-cv',
  z.object({ formatted: z.string() }),
  async (ctx, { formatted: id }) => {
    const row = await ctx.db.selectFrom('formatted_cvs').selectAll().where('id', '=', id).executeTakeFirst()
    if (row?.state !== 'waiting' || !row.page_id) return
    const page = row.page_id
    const chosen: Chosen = row.application_id
      ? { of: 'application', id: row.application_id }
      : { of: 'person', id: found(row.user_id) }
    const printed = await print(ctx, page, chosen, Asked.parse(row.asked)).catch((error: unknown) => {
      if (error instanceof Refused) return { why: error.code }
      // nobody would see why it waits for an attempt hours later
      ctx.log.error({ err: error, formatted: id }, 'printing a CV failed')
      return { why: null }
    })
    await ctx.db.transaction().execute(async (tx) => {
      const change =
        'why' in printed
          ? { state: 'failed' as const, why: printed.why }
          : {
              state: 'ready' as const,
              file_id: await keepPrinted(ctx, tx, printed, { formatted: id, owner: row.user_id, page }),
              name: printed.name,
            }
      await tx.updateTable('formatted_cvs').set(change).where('id', '=', id).execute()
      if (change.state === 'failed') await giveCoinsBack(ctx, tx, { ...row, page })
      await emit(ctx, tx, cvFormatted, { formatted: id, page, state: change.state })
    })
  },
)

async function print(ctx: Context, page: string, chosen: Chosen, asked: Asked) {
  const source = await pageSource(ctx, page, chosen)
  const presented = await presentedBy(ctx, page, asked.added)
  return printAsked(ctx, { ...source, presented: { ...source.presented, ...presented } }, asked)
}
