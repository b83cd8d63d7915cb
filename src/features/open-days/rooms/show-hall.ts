import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { findOwnDay } from '#features/open-days/open-days/find-day.ts'
import type { VisitRow } from '#features/open-days/visits/find-visit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { announcementsOf } from './announcements-of.ts'
import type * as contract from './contract.ts'
import { hallBooths } from './hall-booths.ts'
import { beyondPromise, expectedWait, isFor } from './queue-rules.ts'
import { atDeskStates, waitingStates } from './rules.ts'

type Hall = Given<typeof contract.showHall>['data']
const among = (states: readonly string[]) => (visit: VisitRow) => states.includes(visit.state)
const isWaiting = among(waitingStates)
const isAtDesk = among(atDeskStates)

/** All desks of the own company at an own open day, and of the booths how many are there. @throws Refused not_found */
export async function showHall(
  ctx: Context,
  asked: Taken<typeof contract.showHall>,
): Promise<Given<typeof contract.showHall>> {
  const day = await findOwnDay(ctx, asked.day)
  const fields = readFields(day.live ?? day.written)
  const [desks, visits, announcements, staff, booths] = await Promise.all([
    ctx.db
      .selectFrom('open_day_desks')
      .selectAll()
      .where('day_id', '=', day.id)
      .where('booth_id', 'is', null)
      .orderBy('position')
      .execute(),
    ctx.db
      .selectFrom('day_visits')
      .selectAll()
      .where('day_id', '=', day.id)
      .where('page_id', '=', day.page_id)
      .where('checked_in_at', 'is not', null)
      .execute(),
    announcementsOf(ctx.db, day.id),
    staffOf(ctx, day.id),
    hallBooths(ctx, day.id),
  ])
  const shown = desks.map((desk): Hall['desks'][number] => {
    const visit = visits.find((one) => one.called_desk_id === desk.id && isAtDesk(one))
    const paused = desk.paused_at !== null
    return {
      ...{ id: desk.id, name: desk.name, number: desk.position + 1, way: desk.way, paused },
      ...{ team: desk.calls_team ?? desk.team, helps: desk.calls_team !== null },
      staff: staff.flatMap(({ desk_id, id, name }) => (desk_id === desk.id ? [{ id, name }] : [])),
      state: stateOf(visit?.state, paused),
      visitor: visit?.number ?? null,
      since: (visit?.began_at ?? visit?.called_at)?.toISOString() ?? null,
    }
  })
  return {
    success: true,
    data: {
      ...{ title: textFor(ctx, fields).title, time_zone: fields.time_zone, desks: shown, booths, announcements },
      ...{ lobby: day.way !== 'on_site', state: day.state, ends_at: day.ends_at?.toISOString() ?? null },
      teams: teamsOf(desks, shown, visits, ctx.now()),
      counts: {
        waiting: visits.filter(isWaiting).length,
        talking: visits.filter(isAtDesk).length,
        done: visits.filter(({ state }) => state === 'done').length,
      },
    },
  }
}

const staffOf = ({ db }: Context, day: string) =>
  db
    .selectFrom('open_day_staff as s')
    .innerJoin('open_day_desks as d', 'd.id', 's.desk_id')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.desk_id', 'u.id', 'u.name'])
    .where('d.day_id', '=', day)
    .orderBy('u.name')
    .execute()

const stateOf = (state: VisitRow['state'] | undefined, paused: boolean): Hall['desks'][number]['state'] =>
  state === 'called' || state === 'in_session' ? state : paused ? 'paused' : 'free'

/** Whoever has no team waits for each of them. */
type Own = { team: number; name: string; way: Hall['teams'][number]['way'] }
function teamsOf(rows: readonly Own[], desks: Hall['desks'], visits: readonly VisitRow[], now: Date): Hall['teams'] {
  const teams = new Map(rows.map(({ team, name, way }) => [team, { name, way }]))
  return [...teams].map(([team, { name, way }]) => {
    const own = desks.filter((desk) => desk.team === team)
    const ids = new Set(own.map(({ id }) => id))
    const waiting = visits.filter((visit) => isWaiting(visit) && isFor(visit, { team, way }))
    const minutes = visits.flatMap(({ called_desk_id, began_at, ended_at }) =>
      called_desk_id && ids.has(called_desk_id) && began_at && ended_at
        ? [(ended_at.getTime() - began_at.getTime()) / 60_000]
        : [],
    )
    const since = waiting.flatMap(({ checked_in_at }) => checked_in_at ?? []).toSorted((a, b) => +a - +b)
    const open = own.filter(({ paused }) => !paused).length
    return {
      ...{ team, name, way, waiting: waiting.length, longest: since[0]?.toISOString() ?? null },
      wait_minutes: expectedWait({ ahead: waiting.length, desks: open, minutes }),
      late: beyondPromise(waiting, now),
    }
  })
}
