import { sql } from 'kysely'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import type { DayRow } from '#features/open-days/open-days/find-day.ts'
import { mayBookDay } from '#features/open-days/open-days/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { placeOffered } from './events.ts'
import type { VisitRow } from './find-visit.ts'
import { noOffer } from './move-visit.ts'
import { freePlace, type Place, takePlace } from './places.ts'
import { offeredUntil } from './rules.ts'

/** As many of those who wait as are looked through when places become free. */
const mostTried = 200

/**
 * Holds what is free for those who wait, the first first, each by what it waits for. Called whenever a place became free, before
 * anybody else can take it: the day is locked.
 */
export async function offerFreePlaces(ctx: Context, tx: Tx, day: DayRow): Promise<void> {
  const fields = readFields(day.live ?? day.written)
  if (!fields.waiting_list || mayBookDay(day, ctx.now()).refused) return
  const waiting = await tx
    .selectFrom('day_visits')
    .selectAll()
    .where('day_id', '=', day.id)
    .where('state', '=', 'waitlisted')
    .where('offered_until', 'is', null)
    .where(isThereRoom(ctx, day.id))
    .orderBy('waiting_since')
    .orderBy('id')
    .limit(mostTried)
    .forUpdate()
    .execute()
  for (const visit of waiting) {
    const place = await takePlace(ctx, tx, day, wishOf(visit), fields)
    if (place) await holdFor(ctx, tx, visit, place)
  }
}

/** Of hundreds who wait, only those are tried for whom something is free. */
const isThereRoom = (ctx: Context, day: string) => sql<boolean>`exists (select from open_day_cells c
  join open_day_desks d on d.id = c.desk_id where d.day_id = ${day} and c.kind = 'open' and c.taken < c.places
    and c.starts_at > ${ctx.now()} and d.way = day_visits.way and (day_visits.on_date is null or day_visits.on_date = c.on_date)
    and (day_visits.half is null or day_visits.half = c.half) and (day_visits.team is null or day_visits.team = d.team))`

export const wishOf = ({ on_date, half, team, way }: VisitRow) => ({ date: on_date, half, team, way })

/** Holds a place that was taken for somebody who waits. */
export async function holdFor(ctx: Context, tx: Tx, visit: VisitRow, place: Place): Promise<void> {
  const until = offeredUntil(ctx.now(), place.starts_at)
  const offer = {
    offered_desk_id: place.desk_id,
    offered_date: place.on_date,
    offered_half: place.half,
    offered_until: until,
  }
  await tx
    .updateTable('day_visits')
    .set({ ...offer, updated_at: ctx.now() })
    .where('id', '=', visit.id)
    .execute()
  const { id, day_id: day, page_id: page, user_id: user } = visit
  await emit(ctx, tx, placeOffered, { visit: id, day, page, user, until: until.toISOString() })
}

/** Lets a held place go; who did not answer goes to the end of the line. */
export async function letGo(ctx: Context, tx: Tx, visit: VisitRow): Promise<void> {
  await freePlace(tx, visit.offered_desk_id, visit.offered_date, visit.offered_half)
  await tx
    .updateTable('day_visits')
    .set({ ...noOffer, waiting_since: ctx.now(), updated_at: ctx.now() })
    .where('id', '=', visit.id)
    .execute()
  const { id, day_id: day, page_id: page, user_id: user } = visit
  await emit(ctx, tx, placeOffered, { visit: id, day, page, user, until: null })
}
