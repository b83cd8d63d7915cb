import type { Applicant } from './candidates.ts'
import type { MadeDay, World } from './open-day-rows.ts'
import type { Random } from './random.ts'
import { day, hour, later, type Row } from './rows.ts'

type Cell = Row<'open_day_cells'>
type Spot = { cell: Cell; team: number; way: 'on_site' | 'online' }

/** Who comes to an open day: two thirds of its places, some who wait for a full half-hour, one of them with a place held. */
export function makeVisits(random: Random, { people, now, rows }: World, made: MadeDay): void {
  const [priya, layla, ...rest] = people
  const spots = made.desks.flatMap(({ cells, team, way }) =>
    cells.filter(({ kind }) => kind === 'open').map((cell): Spot => ({ cell, team, way })),
  )
  // the persona comes online: let in and called, they and the desk can try a call
  const first = spots.find(({ way }) => way === 'online')
  const taken = spots.flatMap((spot, at) => {
    // the earliest half-hours fill first; that of the persona has room
    const full = at % 11 < 4
    const count = spot === first ? 1 : full ? 2 : at % 3 === 0 ? 0 : 1
    return Array.from({ length: count }, () => spot)
  })
  if (priya && first) book(random, { made, now, rows }, priya, first)
  taken.forEach((spot, at) => {
    const one = rest[at + 3]
    if (one) book(random, { made, now, rows }, one, spot)
  })
  const full = spots.find(({ cell }) => cell.taken === cell.places)
  const waiting = [layla, rest[120], rest[121], rest[122]].filter((one) => one !== undefined)
  // somebody cancelled: the first who waits has that place until tomorrow
  const freed = spots.find(({ cell, way }) => way === 'on_site' && (cell.taken ?? 0) < cell.places)
  waiting.forEach((one, at) => {
    if (full) wait(random, { made, now, rows }, one, { ...full, freed: at === 0 ? freed : undefined }, at)
  })
}

export type Into = Pick<World, 'now' | 'rows'> & { made: MadeDay }

export function visitOf(random: Random, { made, now }: Into, one: Applicant, ago: number): Row<'day_visits'> {
  const created_at = later(now, -ago * day)
  return {
    ...{
      id: random.id(created_at),
      day_id: made.id,
      page_id: made.page.row.id,
      user_id: one.person.id,
      way: 'on_site',
      state: 'confirmed',
    },
    ...{
      name: one.person.name,
      email: one.person.email ?? null,
      phone: one.person.phone ?? null,
      language: one.language,
    },
    code: Array.from({ length: 8 }, () => random.pick([...'23456789bcdfghjkmnpqrstvwxz'])).join(''),
    ...{ created_at, updated_at: created_at },
  }
}

function book(random: Random, into: Into, one: Applicant, { cell, team, way }: Spot): void {
  cell.taken = ((cell.taken as number | undefined) ?? 0) + 1
  const { desk_id, on_date, half, starts_at } = cell
  into.rows.day_visits.push({
    ...visitOf(random, into, one, 1 + random.next() * 6),
    way,
    team,
    desk_id,
    on_date,
    half,
    starts_at,
  })
}

/** Of a postponed day the half-hour is kept as a wish: the new plan seats them near it. */
export function bookPostponed(random: Random, into: Into, one: Applicant): void {
  const [desk] = into.made.desks
  const cell = desk?.cells.find(({ kind, half }) => kind === 'open' && half >= 28)
  if (!desk || !cell) return
  const { on_date, half } = cell
  into.rows.day_visits.push({
    ...visitOf(random, into, one, 2 + random.next() * 4),
    ...{ state: 'registered', team: desk.team, on_date, half },
  })
}

type Wish = Spot & { freed: Spot | undefined }

function wait(random: Random, into: Into, one: Applicant, { cell, team, way, freed }: Wish, at: number): void {
  const waiting_since = later(into.now, -(3 - at * 0.5) * day)
  if (freed) freed.cell.taken = ((freed.cell.taken as number | undefined) ?? 0) + 1
  const offered = freed && {
    offered_desk_id: freed.cell.desk_id,
    offered_date: freed.cell.on_date,
    offered_half: freed.cell.half,
    offered_until: later(into.now, day),
  }
  into.rows.day_visits.push({
    ...visitOf(random, into, one, 3 - at * 0.5),
    ...offered,
    ...{
      way,
      team,
      on_date: cell.on_date,
      half: cell.half,
      state: 'waitlisted',
      waiting_since,
      updated_at: later(into.now, -hour),
    },
  })
}
