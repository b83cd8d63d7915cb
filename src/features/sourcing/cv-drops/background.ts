import { z } from 'zod'
import { teamWith } from '#features/companies/pages/team.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { waitingStates } from './drop-states.ts'
import { pageDropsChanged } from './events.ts'
import { lockItem, moveItem } from './move-drop.ts'
import { askedDaysBefore, confirmDays, takesUntil } from './rules.ts'

const day = 86_400_000
const atOnce = 500

/** What nobody answered in its time has run out; whoever left it is told. */
export const expireDrops = backgroundTask('expire-cv-drops', z.object({}), async (ctx) => {
  const due = await ctx.db
    .selectFrom('cv_drop_items')
    .select('id')
    .where('state', 'in', waitingStates)
    .where('answer_due_at', '<=', ctx.now())
    .orderBy('answer_due_at')
    .limit(atOnce)
    .execute()
  for (const { id } of due)
    await ctx.db.transaction().execute(async (tx) => {
      const item = await lockItem(tx, { id })
      const isDue = item.state === 'received' || item.state === 'seen'
      if (isDue) await moveItem(ctx, tx, item, { event: 'expire', set: { answered_at: ctx.now() } })
    })
})

/** Companies say every ninety days that they still take CVs: they are asked a week before, and then stop. */
export const keepDropsTrue = backgroundTask('keep-cv-drops-true', z.object({}), async (ctx) => {
  const now = ctx.now().getTime()
  const rows = await ctx.db
    .selectFrom('page_drops')
    .select(['page_id', 'confirmed_at', 'reminded_at'])
    .where('taking', '=', true)
    .where('confirmed_at', '<=', new Date(now - (confirmDays - askedDaysBefore) * day))
    .execute()
  for (const row of rows) {
    if (takesUntil(row).getTime() <= now) await stop(ctx, row.page_id)
    else if (!row.reminded_at) await ask(ctx, row)
  }
})

async function stop(ctx: Context, page: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('page_drops')
      .set((eb) => ({ taking: false, version: eb('version', '+', 1), changed_at: ctx.now() }))
      .where('page_id', '=', page)
      .where('taking', '=', true)
      .where('confirmed_at', '<=', new Date(ctx.now().getTime() - confirmDays * day))
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await emit(ctx, tx, pageDropsChanged, { page, taking: false, by: 'clock' })
  })
}

async function ask(ctx: Context, { page_id, confirmed_at }: { page_id: string; confirmed_at: Date }): Promise<void> {
  await ctx.db.updateTable('page_drops').set({ reminded_at: ctx.now() }).where('page_id', '=', page_id).execute()
  for (const to of await teamWith(ctx, page_id, 'drop.answer'))
    await notify(ctx, {
      ...{
        cause: `drops-confirm:${page_id}:${confirmed_at.toISOString()}`,
        to,
        notice: 'drops_confirm',
        topic: 'applications',
      },
      ...{ facts: {}, link: '/page/drops/settings', channels: ['bell', 'mail'] },
    })
}
