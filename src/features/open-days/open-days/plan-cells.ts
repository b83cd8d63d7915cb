import { clockOf, momentOf } from '#platform/shared/clock.ts'
import { type CellKind, cellKinds, halfHours, keyOf, kindAt, placesOf, timeOfHalf } from './hour-rules.ts'

type PlannedDesk = { id: string; team: number; way: 'on_site' | 'online'; hours: Readonly<Record<string, string>> }

/** One desk in one half-hour of a date. */
export type Cell = {
  desk: string
  team: number
  way: 'on_site' | 'online'
  date: string
  half: number
  kind: CellKind
  places: number
  taken: number
}
/** A place somebody has. */
export type Booking = {
  visit: string
  desk: string | null
  team: number
  way: 'on_site' | 'online'
  date: string
  half: number
}
export type Moved = Booking & { to: { desk: string; team: number; date: string; half: number } | null }

/** What the desks offer on the dates, nothing taken yet; half-hours that the clock leaves out when summer begins are none. */
export function plannedCells(
  desks: readonly PlannedDesk[],
  dates: readonly string[],
  { slot_minutes, buffer_minutes, time_zone }: { slot_minutes: number; buffer_minutes: number; time_zone: string },
): Cell[] {
  const places = placesOf(slot_minutes, buffer_minutes)
  const halves = new Map(dates.map((date) => [date, halvesOf(date, time_zone)]))
  return desks.flatMap(({ id, team, way, hours }) =>
    dates.flatMap((date) =>
      (halves.get(date) ?? []).flatMap((half) => {
        const kind = kindAt(hours[date] ?? '', half)
        if (kind === null) return []
        return [{ desk: id, team, way, date, half, kind, places: kind === cellKinds[0] ? places : 0, taken: 0 }]
      }),
    ),
  )
}

function halvesOf(date: string, zone: string): number[] {
  const isOnClock = (half: number) => {
    const at = `${date}T${timeOfHalf(half)}`
    const moment = momentOf(at, zone)
    return moment !== null && clockOf(moment, zone) === at
  }
  return Array.from({ length: halfHours }, (_, half) => half).filter(isOnClock)
}

/**
 * Seats who has booked into a new plan: at the same desk and half-hour where that is still open, else as near as there is room,
 * rather with the same team than at the same hour of another. Who finds no room is left without a place. Counts what is taken.
 * @param bookings those who booked first, first
 */
export function seat(cells: readonly Cell[], bookings: readonly Booking[]): { cells: Cell[]; moved: Moved[] } {
  const seated = cells.map((cell) => ({ ...cell }))
  const byKey = new Map(seated.map((cell) => [keyOf(cell), cell]))
  const homeless = bookings.filter((booking) => {
    const cell = byKey.get(keyOf({ ...booking, desk: booking.desk ?? '' }))
    if (!cell || cell.taken >= cell.places) return true
    cell.taken += 1
    return false
  })
  const moved = homeless.map((booking): Moved => {
    const cell = nearest(seated, booking)
    if (!cell) return { ...booking, to: null }
    cell.taken += 1
    return { ...booking, to: { desk: cell.desk, team: cell.team, date: cell.date, half: cell.half } }
  })
  return { cells: seated, moved }
}

/** The free half-hour that is nearest: of the same date, else at the same hour of the nearest one; those of the same team before others of the same way. */
export function nearest<C extends Cell>(cells: readonly C[], wish: Omit<Booking, 'visit' | 'desk'>): C | null {
  const free = cells.filter((cell) => cell.way === wish.way && cell.taken < cell.places)
  const distance = (cell: Cell) => Math.abs(dayOf(cell) - dayOf(wish)) * halfHours + Math.abs(cell.half - wish.half)
  const order = (a: Cell, b: Cell) =>
    Number(b.team === wish.team) - Number(a.team === wish.team) || distance(a) - distance(b) || a.taken - b.taken
  return free.toSorted(order)[0] ?? null
}

const dayOf = ({ date }: { date: string }) => Date.parse(date) / 86_400_000
