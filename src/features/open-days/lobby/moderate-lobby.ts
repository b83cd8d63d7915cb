import { lockOwnDay } from '#features/open-days/open-days/find-day.ts'
import { forgetRoom } from '#features/open-days/rooms/read-room.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { lobbyChanged } from './events.ts'
import { lobbyBehind } from './find-lobby.ts'
import { forgetLobby } from './read-lobby.ts'
import { mayRead } from './rules.ts'

type Done = Given<typeof contract.hideInLobby>

/** Takes a message out of sight, its words are kept for the team. @throws Refused not_found */
export const hideInLobby = (
  ctx: Context,
  { day, message, hidden }: Taken<typeof contract.hideInLobby>,
): Promise<Done> =>
  moderate(ctx, day, async (tx, page) => {
    const { numUpdatedRows } = await tx
      .updateTable('messages')
      .set({ unsent_at: hidden ? ctx.now() : null })
      .where('id', '=', message)
      .where('thread_id', '=', day)
      .executeTakeFirst()
    found(numUpdatedRows || null)
    await emit(ctx, tx, lobbyChanged, { day, page, what: hidden ? 'hidden' : 'shown', message, visit: null })
  })

/** @throws Refused not_found */
export const muteInLobby = (ctx: Context, { day, visit, muted }: Taken<typeof contract.muteInLobby>): Promise<Done> =>
  moderate(ctx, day, async (tx, page) => {
    const { numUpdatedRows } = await tx
      .updateTable('day_visits')
      .set({ lobby_muted_at: muted ? ctx.now() : null })
      .where('id', '=', visit)
      .where('day_id', '=', day)
      .executeTakeFirst()
    found(numUpdatedRows || null)
    await emit(ctx, tx, lobbyChanged, { day, page, what: muted ? 'muted' : 'unmuted', message: null, visit })
  })

/** @throws Refused not_found */
export const switchLobby = (ctx: Context, { day, off }: Taken<typeof contract.switchLobby>): Promise<Done> =>
  moderate(ctx, day, async (tx, page) => {
    await tx
      .updateTable('open_days')
      .set({ lobby_closed_at: off ? ctx.now() : null })
      .where('id', '=', day)
      .execute()
    const what = off ? 'switched_off' : 'switched_on'
    await emit(ctx, tx, lobbyChanged, { day, page, what, message: null, visit: null })
  })

async function moderate(ctx: Context, id: string, act: (tx: Tx, page: string) => Promise<void>): Promise<Done> {
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    await act(tx, day.page_id)
  })
  forgetLobby(ctx, id)
  forgetRoom(ctx, id)
  return { success: true }
}

/** The company answers for its own words elsewhere, and nobody reports themselves. @throws Refused link_expired · visit_state · lobby_closed · not_found */
export async function reportInLobby(
  ctx: Context,
  { key, message }: Taken<typeof contract.reportInLobby>,
): Promise<Given<typeof contract.reportInLobby>> {
  const { day, visit } = await lobbyBehind(ctx, key, mayRead)
  await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx
        .selectFrom('messages')
        .select('visit_id')
        .where('id', '=', message)
        .where('thread_id', '=', day.id)
        .where('unsent_at', 'is', null)
        .where('visit_id', '!=', visit.id)
        .executeTakeFirst(),
    )
    const report = { message_id: message, visit_id: visit.id, of_day_id: day.id, at: ctx.now() }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('lobby_reports')
      .values(report)
      .onConflict((twice) => twice.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows)
      await emit(ctx, tx, lobbyChanged, {
        ...{ day: day.id, page: day.page_id, what: 'reported', message, visit: row.visit_id },
      })
  })
  return { success: true }
}
