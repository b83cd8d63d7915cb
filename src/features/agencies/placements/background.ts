import { z } from 'zod'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { moveLocked, type PlacementLocked } from './move-placement.ts'
import { plusDays, toldDaysBefore } from './placement-rules.ts'
import { type PlacementEvent, type PlacementState, placementAfter } from './placement-states.ts'
import { todayOf } from './select-placements.ts'
import { tellPlacement } from './tell.ts'

const atOnce = 500

/** What days alone bring about: they began, the guarantee passed, or nobody came as a replacement in time. */
export const keepPlacements = backgroundTask('keep-placements', z.object({}), async (ctx) => {
  const today = todayOf(ctx)
  await each(ctx, 'agreed', 'start', ({ starts_on }) => starts_on <= today)
  await each(ctx, 'started', 'pass', ({ guarantee_until }) => guarantee_until !== null && guarantee_until < today)
  await each(ctx, 'left', 'lose', ({ replace_until }) => replace_until !== null && replace_until < today)
})

/** Moves those whose day has come, each looked at once more under its lock. */
async function each(
  ctx: Context,
  state: PlacementState,
  event: PlacementEvent,
  isDue: (row: PlacementLocked) => boolean,
): Promise<void> {
  const day = ({ agreed: 'starts_on', started: 'guarantee_until', left: 'replace_until' } as const)[state as 'agreed']
  const rows = await ctx.db
    .selectFrom('placements')
    .select('id')
    .where('state', '=', state)
    .where(day, '<=', todayOf(ctx))
    .limit(atOnce)
    .execute()
  for (const { id } of rows)
    await ctx.db.transaction().execute(async (tx) => {
      const query = tx.selectFrom('placements').selectAll().where('id', '=', id)
      const row = await query.forUpdate().executeTakeFirst()
      if (row && placementAfter(row.state, event, 'site') && isDue(row))
        await moveLocked(ctx, tx, row, { event, side: 'site' })
    })
}

/** Guarantees that end within two weeks are told once to whoever placed somebody. */
export const tellGuarantees = backgroundTask('tell-guarantees', z.object({}), async (ctx) => {
  const rows = await ctx.db
    .selectFrom('placements')
    .select('id')
    .where('state', '=', 'started')
    .where('guarantee_days', '>', 0)
    .where('told_before_at', 'is', null)
    .where('guarantee_until', '>=', todayOf(ctx))
    .where('guarantee_until', '<=', plusDays(todayOf(ctx), toldDaysBefore))
    .limit(atOnce)
    .execute()
  for (const { id } of rows) {
    await tellPlacement(ctx, `guarantee-ending:${id}`, id, 'placement_guarantee_ending')
    await ctx.db.updateTable('placements').set({ told_before_at: ctx.now() }).where('id', '=', id).execute()
  }
})
