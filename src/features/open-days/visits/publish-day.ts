import { sql } from 'kysely'
import { permissionOf } from '#features/jobs/jobs/move-job.ts'
import { stops } from '#features/jobs/jobs/screen-texts.ts'
import { type DayFields, readFields } from '#features/open-days/open-days/day-fields.ts'
import { isListed } from '#features/open-days/open-days/day-states.ts'
import { dayChanged } from '#features/open-days/open-days/events.ts'
import { type DayRow, findOwnDay, lockOwnDay } from '#features/open-days/open-days/find-day.ts'
import { demandFields, moveLocked } from '#features/open-days/open-days/move-day.ts'
import type { Moved } from '#features/open-days/open-days/plan-cells.ts'
import { projectDay } from '#features/open-days/open-days/project-day.ts'
import { changedParts, readDraft } from '#features/open-days/open-days/read-day-draft.ts'
import { findingsIn } from '#features/open-days/open-days/screen-day.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { atHost, bookingsOf, isTold, liveFields, lostAtBooths, movedBy, type Seated } from './effects.ts'
import { moveVisit, noPlace } from './move-visit.ts'
import { offerFreePlaces } from './offers.ts'
import type * as contract from './team-contract.ts'

/** What the changes that wait would do to those who have booked. @throws Refused not_found */
export async function previewChanges(
  ctx: Context,
  { day: id }: Taken<typeof contract.previewChanges>,
): Promise<Given<typeof contract.previewChanges>> {
  const day = await findOwnDay(ctx, id)
  const [fields, live] = [readFields(day.written), liveFields(day)]
  const { moved, bookings } = await ctx.db.transaction().execute((tx) => movedBy(tx, day, fields))
  const names = new Map(bookings.map(({ visit, name }) => [visit, name]))
  const desks = new Map([...live.desks, ...fields.desks].map((desk) => [desk.id, desk.name]))
  const told = isTold(fields, live) ? bookings.length - moved.length : 0
  return {
    success: true,
    data: {
      ...{ changed: changedParts(fields, live), told },
      moved: moved.map(({ visit, desk, date, half, to }) => ({
        ...{ visit, name: names.get(visit) ?? '' },
        from: { date, half, desk: desks.get(desk ?? '') ?? '' },
        to: to && { date: to.date, half: to.half, desk: desks.get(to.desk) ?? '' },
      })),
    },
  }
}

/**
 * Lets what was written count. Whoever loses a half-hour is moved to the nearest free one, or waits, and is told.
 * @throws Refused not_found · changed_meanwhile · open_day_state · slots_booked: people would be moved, and that was not agreed to ·
 *   desk_waited_for · words_blocked · invalid
 */
export async function publishChanges(
  ctx: Context,
  { day: id, version, move_people }: Taken<typeof contract.publishChanges>,
): Promise<Given<typeof contract.publishChanges>> {
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    if (!isListed(day.state) && day.state !== 'postponed') throw new Refused('open_day_state')
    if (day.version !== version) throw new Refused('changed_meanwhile', { version: day.version })
    demandFields(ctx, day)
    const [fields, live] = [readFields(day.written), liveFields(day)]
    await demandGoodWords(ctx, tx, day, fields)
    const bookings = await bookingsOf(tx, id)
    const moved = [...(await projectDay(ctx, tx, day, fields, atHost(bookings))), ...lostAtBooths(bookings, fields)]
    if (moved.length > 0 && !move_people && day.state !== 'postponed')
      throw new Refused('slots_booked', { count: moved.length })
    await keepBooths(tx, day, fields)
    await seatAnew(ctx, tx, { day, moved, bookings })
    await tx
      .updateTable('open_days')
      .set({ version: version + 1 })
      .where('id', '=', id)
      .execute()
    const told = { day: id, page: day.page_id, fields: changedParts(fields, live), told: isTold(fields, live) }
    await emit(ctx, tx, dayChanged, told)
    if (day.state === 'postponed') await moveLocked(ctx, tx, day, { move: 'republish', side: 'team' })
    await offerFreePlaces(ctx, tx, { ...day, live: JSON.parse(JSON.stringify(fields)) })
  })
  return { success: true, data: await readDraft(ctx, id) }
}

/** What the automatic look would stop in a new open day does not come in by a change. @throws Refused words_blocked */
async function demandGoodWords(ctx: Context, tx: Tx, day: DayRow, fields: DayFields): Promise<void> {
  if ((await permissionOf(tx, day, found(ctx.membership).member)) === 0) throw new Refused('open_day_state')
  const findings = await findingsIn(tx, day.page_id, fields)
  const before = await findingsIn(tx, day.page_id, liveFields(day))
  const isNew = (quote: string) => !before.some((one) => one.quote === quote)
  const fresh = findings.filter(({ quote }) => isNew(quote))
  if (stops(fresh)) throw new Refused('words_blocked', { quotes: fresh.map(({ quote }) => quote) })
}

/** Booths lose the dates that are no more, and keep their hours on another clock. */
async function keepBooths(tx: Tx, day: DayRow, { dates, time_zone }: DayFields): Promise<void> {
  await sql`delete from open_day_cells c using open_day_desks d where d.id = c.desk_id and d.day_id = ${day.id}
    and d.booth_id is not null and not c.on_date = any(${dates as string[]}::date[])`.execute(tx)
  if (time_zone !== day.time_zone)
    await sql`update open_day_cells c set starts_at = (c.on_date + make_interval(mins => c.half * 30)) at time zone ${time_zone}
      from open_day_desks d where d.id = c.desk_id and d.day_id = ${day.id} and d.booth_id is not null`.execute(tx)
}

type Anew = { day: DayRow; moved: readonly Moved[]; bookings: readonly Seated[] }

async function seatAnew(ctx: Context, tx: Tx, { day, moved, bookings }: Anew): Promise<void> {
  const offers = new Set(bookings.filter(({ isOffer }) => isOffer).map(({ visit }) => visit))
  for (const one of moved) await (offers.has(one.visit) ? followOffer(tx, one) : followBooking(ctx, tx, one))
  // whoever stays is where the clock of the day says
  await sql`update day_visits v set starts_at = c.starts_at from open_day_cells c where v.day_id = ${day.id} and c.desk_id = v.desk_id
    and c.on_date = v.on_date and c.half = v.half and v.state = 'confirmed' and v.starts_at is distinct from c.starts_at`.execute(
    tx,
  )
}

/** A place that was held goes with its half-hour: another is offered anew. */
async function followOffer(tx: Tx, { visit, to }: Moved): Promise<void> {
  const offer = to
    ? { offered_desk_id: to.desk, offered_date: to.date, offered_half: to.half }
    : { offered_desk_id: null, offered_date: null, offered_half: null, offered_until: null }
  await tx.updateTable('day_visits').set(offer).where('id', '=', visit).execute()
}

async function followBooking(ctx: Context, tx: Tx, { visit: id, to }: Moved): Promise<void> {
  const visit = found(await tx.selectFrom('day_visits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst())
  if (!to)
    return moveVisit(ctx, tx, visit, {
      ...{ event: 'wait', side: 'team', why: 'changed' },
      // any half-hour is better than none
      set: { ...noPlace, team: null, waiting_since: visit.created_at },
    })
  const { starts_at } = await tx
    .selectFrom('open_day_cells')
    .select('starts_at')
    .where('desk_id', '=', to.desk)
    .where('on_date', '=', to.date)
    .where('half', '=', to.half)
    .executeTakeFirstOrThrow()
  const place = { desk_id: to.desk, team: to.team, on_date: to.date, half: to.half, starts_at }
  const anew = { reminded_day_at: null, reminded_hour_at: null }
  await moveVisit(ctx, tx, visit, { event: 'confirm', side: 'team', why: 'changed', set: { ...place, ...anew } })
}
