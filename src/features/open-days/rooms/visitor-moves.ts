import { backInLine } from '#features/open-days/door/back-in-line.ts'
import { nextNumber } from '#features/open-days/door/next-number.ts'
import { lockVisit, lockVisitAlone, visitsBehind } from '#features/open-days/visits/find-visit.ts'
import { inTurn } from '#features/open-days/visits/in-turn.ts'
import { moveVisit, noOffer } from '#features/open-days/visits/move-visit.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { must } from '#platform/shared/refusal.ts'
import { mayArrive } from './arrival.ts'
import type * as contract from './contract.ts'
import { forgetRoom } from './read-room.ts'

/** Comes into the line from home, with a number. @throws Refused link_expired · visit_state · open_day_state · arrival_early */
export async function arriveInRoom(
  ctx: Context,
  { key }: Taken<typeof contract.arriveInRoom>,
): Promise<Given<typeof contract.arriveInRoom>> {
  const [{ id, day_id }] = await visitsBehind(ctx, key)
  const arrive = async (tx: Tx) => {
    const { visit, day } = await lockVisit(tx, { id, day_id })
    must(mayArrive(visit, day, ctx.now()))
    const set = { ...noOffer, checked_in_at: ctx.now(), number: await nextNumber(tx, day_id) }
    await moveVisit(ctx, tx, visit, { event: 'check_in', side: 'visitor', set })
  }
  await inTurn(day_id, () => ctx.db.transaction().execute(arrive))
  forgetRoom(ctx, day_id)
  return { success: true }
}

/** @throws Refused link_expired · visit_state */
export async function leaveRoom(
  ctx: Context,
  { key }: Taken<typeof contract.leaveRoom>,
): Promise<Given<typeof contract.leaveRoom>> {
  const [{ id, day_id }] = await visitsBehind(ctx, key)
  await ctx.db.transaction().execute(async (tx) => {
    const visit = await lockVisitAlone(tx, { id, day_id })
    await moveVisit(ctx, tx, visit, { event: 'leave', side: 'visitor', set: { left_at: ctx.now() } })
  })
  forgetRoom(ctx, day_id)
  return { success: true }
}

/** @throws Refused link_expired · visit_state · open_day_state */
export async function returnToRoom(
  ctx: Context,
  { key }: Taken<typeof contract.returnToRoom>,
): Promise<Given<typeof contract.returnToRoom>> {
  const [{ id, day_id }] = await visitsBehind(ctx, key)
  await inTurn(day_id, () =>
    ctx.db.transaction().execute(async (tx) => {
      const { visit, day } = await lockVisit(tx, { id, day_id })
      await backInLine(ctx, tx, { visit, day }, 'visitor')
    }),
  )
  forgetRoom(ctx, day_id)
  return { success: true }
}
