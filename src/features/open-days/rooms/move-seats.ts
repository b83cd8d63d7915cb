import { openStates } from '#features/open-days/door/rules.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { demandOwnStaff } from '#features/open-days/open-days/day-parts.ts'
import { type DayRow, lockOwnDay } from '#features/open-days/open-days/find-day.ts'
import { mostStaff } from '#features/open-days/open-days/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { seatsMoved } from './events.ts'
import { forgetRoom } from './read-room.ts'
import type * as contract from './seating-contract.ts'

type Asked = Taken<typeof contract.moveSeats>
type Seats = Map<string, string[]>

/**
 * Moves staff while the day goes on. Who sits where counts at once and stands in what the team wrote too, so that publishing keeps it;
 * whose queue a desk calls is of the day itself.
 * @throws Refused not_found · open_day_state · invalid
 */
export async function moveSeats(ctx: Context, asked: Asked): Promise<Given<typeof contract.moveSeats>> {
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, asked.day)
    if (!openStates.includes(day.state)) throw new Refused('open_day_state')
    const desks = await desksOf(tx, day.id)
    const desk = found(desks.find(({ id }) => id === asked.desk))
    if (asked.move === 'team') await callFor(tx, desks, desk, asked.team)
    else await writeSeats(ctx, tx, day, await seatsAfter(ctx, day, asked))
    const { move, user = null, with: other = null, team = null } = asked
    await emit(ctx, tx, seatsMoved, { day: day.id, page: day.page_id, desk: desk.id, move, user, other, team })
  })
  forgetRoom(ctx, asked.day)
  return { success: true }
}

const desksOf = (tx: Tx, day: string) =>
  tx
    .selectFrom('open_day_desks')
    .select(['id', 'team', 'way'])
    .where('day_id', '=', day)
    .where('booth_id', 'is', null)
    .execute()
type Desk = Awaited<ReturnType<typeof desksOf>>[number]

/** A desk calls people to where it is: one on site none who wait at home, and the other way round. */
async function callFor(tx: Tx, desks: readonly Desk[], { id, team, way }: Desk, wanted?: number): Promise<void> {
  if (!desks.some((one) => one.team === wanted && one.way === way)) throw wrongField('team', 'wrong')
  const calls_team = wanted === team ? null : (wanted ?? null)
  await tx.updateTable('open_day_desks').set({ calls_team }).where('id', '=', id).execute()
}

async function seatsAfter(ctx: Context, day: DayRow, { desk, move, user, with: other }: Asked): Promise<Seats> {
  const seats: Seats = new Map(readFields(day.live ?? day.written).desks.map(({ id, staff }) => [id, staff]))
  const here = found(seats.get(desk) ?? null)
  if (move === 'swap') {
    const there = other === undefined || other === desk ? undefined : seats.get(other)
    if (!there || !other) throw wrongField('with', 'wrong')
    return seats.set(desk, there).set(other, here)
  }
  if (!user) throw wrongField('user', 'required')
  if (move === 'unseat') return seats.set(desk, without(here, user))
  await demandOwnStaff(ctx, day.page_id, [{ staff: [user] }])
  if (without(here, user).length >= mostStaff) throw wrongField('user', 'too_many', { max: mostStaff })
  for (const [id, staff] of seats) seats.set(id, without(staff, user))
  return seats.set(desk, [...without(here, user), user])
}

const without = (staff: readonly string[], user: string) => staff.filter((one) => one !== user)

/** In the rows, in what counts, and in what the team wrote: a desk that was only written there is not touched. */
async function writeSeats(ctx: Context, tx: Tx, day: DayRow, seats: Seats): Promise<void> {
  const ids = [...seats.keys()]
  await tx.deleteFrom('open_day_staff').where('desk_id', 'in', ids).execute()
  const rows = [...seats].flatMap(([desk_id, staff]) =>
    staff.map((user_id) => ({ desk_id, of_day_id: day.id, user_id })),
  )
  if (rows.length > 0) await tx.insertInto('open_day_staff').values(rows).execute()
  const seated = (kept: unknown) => {
    const fields = readFields(kept)
    return JSON.stringify({
      ...fields,
      desks: fields.desks.map((desk) => ({ ...desk, staff: seats.get(desk.id) ?? desk.staff })),
    })
  }
  await tx
    .updateTable('open_days')
    .set({
      written: seated(day.written),
      ...(day.live !== null && { live: seated(day.live) }),
      // whoever has the editor open reads first what was moved here
      ...{ version: day.version + 1, updated_at: ctx.now() },
    })
    .where('id', '=', day.id)
    .execute()
}
