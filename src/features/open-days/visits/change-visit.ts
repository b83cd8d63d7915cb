import { addCvOfFile } from '#features/cvs/cvs/add-cv-of-file.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { mayBookDay } from '#features/open-days/open-days/rules.ts'
import { demandCandidate } from '#features/sourcing/cv-drops/drop-cv.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { lockVisit, oneBehind, visitsBehind } from './find-visit.ts'
import { inTurn } from './in-turn.ts'
import { moveVisit, noPlace, placeColumns } from './move-visit.ts'
import { letGo, offerFreePlaces } from './offers.ts'
import { freePlace, nearestFree, takePlace } from './places.ts'
import { stateAfter } from './visit-states.ts'

/** @throws Refused link_expired · not_found · visit_state · open_day_closed · slot_full */
export async function changeVisit(
  ctx: Context,
  { key, visit: id, date, half, team }: Taken<typeof contract.changeVisit>,
): Promise<Given<typeof contract.changeVisit>> {
  const behind = await oneBehind(ctx, key, id)
  const work = async (tx: Tx) => {
    const { visit, day } = await lockVisit(tx, behind)
    must(mayBookDay(day, ctx.now()))
    if (!stateAfter(visit.state, 'confirm') || visit.state === 'invited') throw new Refused('visit_state')
    const wish = { date, half, team: team ?? visit.team, way: visit.way }
    const place = await takePlace(ctx, tx, day, wish, readFields(day.live))
    if (!place) throw new Refused('slot_full', { nearest: await nearestFree(ctx, tx, day.id, wish) })
    if (visit.offered_until) await letGo(ctx, tx, visit)
    if (visit.state === 'confirmed') await freePlace(tx, visit.desk_id, visit.on_date, visit.half)
    await moveVisit(ctx, tx, visit, {
      event: 'confirm',
      side: 'visitor',
      set: { ...placeColumns(place), waiting_since: null },
    })
    await offerFreePlaces(ctx, tx, day)
  }
  await inTurn(behind.day_id, () => ctx.db.transaction().execute(work))
  return { success: true }
}

/** @throws Refused link_expired · not_found · visit_state */
export async function cancelVisit(
  ctx: Context,
  { key, visit: id }: Taken<typeof contract.cancelVisit>,
): Promise<Given<typeof contract.cancelVisit>> {
  const behind = await oneBehind(ctx, key, id)
  const work = async (tx: Tx) => {
    const { visit, day } = await lockVisit(tx, behind)
    if (visit.offered_until) await letGo(ctx, tx, visit)
    if (visit.state === 'confirmed') await freePlace(tx, visit.desk_id, visit.on_date, visit.half)
    await moveVisit(ctx, tx, visit, { event: 'cancel', side: 'visitor', set: noPlace })
    await offerFreePlaces(ctx, tx, day)
  }
  await inTurn(behind.day_id, () => ctx.db.transaction().execute(work))
  return { success: true }
}

/** Takes the place that is held, or lets it go to the next. @throws Refused link_expired · not_found · offer_over */
export async function answerOffer(
  ctx: Context,
  { key, visit: id, take }: Taken<typeof contract.answerOffer>,
): Promise<Given<typeof contract.answerOffer>> {
  const behind = await oneBehind(ctx, key, id)
  const work = async (tx: Tx) => {
    const { visit, day } = await lockVisit(tx, behind)
    const { offered_until, offered_desk_id, offered_date: on_date, offered_half: half } = visit
    if (!offered_until || !offered_desk_id || offered_until <= ctx.now()) throw new Refused('offer_over')
    if (!take) {
      await letGo(ctx, tx, visit)
      return offerFreePlaces(ctx, tx, day)
    }
    const cell = await tx
      .selectFrom('open_day_cells as c')
      .innerJoin('open_day_desks as d', 'd.id', 'c.desk_id')
      .leftJoin('open_day_booths as b', 'b.id', 'd.booth_id')
      .select(['c.desk_id', 'd.team', 'd.way', 'c.starts_at', 'b.page_id as booth_page'])
      .where('c.desk_id', '=', offered_desk_id)
      .where('c.on_date', '=', on_date)
      .where('c.half', '=', half)
      .executeTakeFirst()
    const { booth_page, ...place } = found(cell)
    const page_id = booth_page ?? day.page_id
    const seat = placeColumns({ ...place, page_id, on_date: found(on_date), half: found(half) })
    await moveVisit(ctx, tx, visit, { event: 'confirm', side: 'visitor', set: { ...seat, waiting_since: null } })
  }
  await inTurn(behind.day_id, () => ctx.db.transaction().execute(work))
  return { success: true }
}

/** Makes a visit of a guest part of the account. @throws Refused link_expired · not_allowed · visit_state: it is somebody's */
export async function claimVisit(
  ctx: Context,
  { key }: Taken<typeof contract.claimVisit>,
): Promise<Given<typeof contract.claimVisit>> {
  const user = found(ctx.me).id
  const [first, ...rest] = await visitsBehind(ctx, key)
  await demandCandidate(ctx)
  await ctx.db.transaction().execute(async (tx) => {
    const { visit } = await lockVisit(tx, first)
    if (visit.user_id || visit.group_id) throw new Refused('visit_state')
    const twice = await tx
      .selectFrom('day_visits')
      .select('id')
      .where('day_id', '=', visit.day_id)
      .where('user_id', '=', user)
      .where('state', '!=', 'cancelled')
      .executeTakeFirst()
    if (twice) throw new Refused('visit_state')
    const ids = [first, ...rest].map(({ id }) => id)
    await tx.updateTable('day_visits').set({ user_id: user }).where('id', 'in', ids).execute()
    if (!visit.cv_id) return
    const file = await tx
      .updateTable('files')
      .set({ owner_id: user })
      .where('id', '=', visit.cv_id)
      .where('owner_id', 'is', null)
      .returning(['id', 'name'])
      .executeTakeFirst()
    if (file) await addCvOfFile(ctx, tx, user, file, null)
  })
  return { success: true }
}
