import { type DayFields, readFields } from '#features/open-days/open-days/day-fields.ts'
import { numberTeams } from '#features/open-days/open-days/desk-teams.ts'
import type { DayRow } from '#features/open-days/open-days/find-day.ts'
import { type Booking, type Moved, plannedCells, seat } from '#features/open-days/open-days/plan-cells.ts'
import { changedParts } from '#features/open-days/open-days/read-day-draft.ts'
import type { Tx } from '#platform/server/context.ts'

/** What those who come have to know at once: when, where, and how to get there. */
const toldParts = new Set(['time_zone', 'venue', 'address', 'map_url', 'way', 'city_id', 'country_id'])
/** The same of its texts. */
const directionsOf = ({ texts }: DayFields) =>
  JSON.stringify(texts.map(({ language, directions }) => [language, directions]))

export const isTold = (written: DayFields, live: DayFields): boolean =>
  changedParts(written, live).some((part) => toldParts.has(part)) || directionsOf(written) !== directionsOf(live)

export type Seated = Booking & { name: string; isOffer: boolean; booth: boolean }

/** Who has a place on a day, or one held, those who booked first first; of a postponed day who had one. */
export async function bookingsOf(tx: Tx, day: string): Promise<Seated[]> {
  const rows = await tx
    .selectFrom('day_visits as v')
    .leftJoin('open_day_desks as d', (join) =>
      join.on((eb) => eb('d.id', '=', eb.fn.coalesce('v.desk_id', 'v.offered_desk_id'))),
    )
    .select(['v.id', 'v.name', 'v.state', 'v.desk_id', 'v.team', 'v.way', 'v.on_date', 'v.half'])
    .select(['v.offered_desk_id', 'v.offered_date', 'v.offered_half', 'd.team as desk_team', 'd.booth_id'])
    .where('v.day_id', '=', day)
    .where((or) =>
      or.or([
        or('v.state', '=', 'confirmed'),
        or.and([or('v.state', '=', 'registered'), or('v.half', 'is not', null)]),
        or.and([or('v.state', '=', 'waitlisted'), or('v.offered_until', 'is not', null)]),
      ]),
    )
    .orderBy('v.created_at')
    .orderBy('v.id')
    .execute()
  return rows.flatMap((row) => {
    const isOffer = row.state === 'waitlisted'
    const [desk, date, half] = isOffer
      ? [row.offered_desk_id, row.offered_date, row.offered_half]
      : [row.desk_id, row.on_date, row.half]
    if (date === null || half === null) return []
    const team = row.desk_team ?? row.team ?? 0
    return [
      { visit: row.id, name: row.name, desk, team, way: row.way, date, half, isOffer, booth: row.booth_id !== null },
    ]
  })
}

/** Who would lose a place, and where each would sit, if this counted. */
export async function movedBy(tx: Tx, day: DayRow, fields: DayFields): Promise<{ moved: Moved[]; bookings: Seated[] }> {
  const bookings = await bookingsOf(tx, day.id)
  const desks = await numberTeams(tx, day.id, null, fields.desks)
  const { moved } = seat(plannedCells(desks, fields.dates, fields), atHost(bookings))
  return { moved: [...moved, ...lostAtBooths(bookings, fields)], bookings }
}

export const atHost = (bookings: readonly Seated[]): Seated[] => bookings.filter(({ booth }) => !booth)

/** The desks of a booth are its own; where a date is no more, nobody comes to them. */
export const lostAtBooths = (bookings: readonly Seated[], { dates }: DayFields): Moved[] =>
  bookings.filter(({ booth, date }) => booth && !dates.includes(date)).map((booking) => ({ ...booking, to: null }))

export const liveFields = (day: DayRow): DayFields => readFields(day.live ?? day.written)
