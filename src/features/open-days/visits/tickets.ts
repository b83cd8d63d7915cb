import { sql } from 'kysely'
import { cardsOf } from '#features/open-days/open-days/day-cards.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor, thingsOf } from '#features/open-days/open-days/day-words.ts'
import { freeUntil, mayBookDay } from '#features/open-days/open-days/rules.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { type VisitRow, visitKey } from './find-visit.ts'
import { stateAfter } from './visit-states.ts'

export type Shown = Given<typeof contract.showTickets>['data']['tickets'][number]

/** Visits as tickets, in their order. */
export async function ticketsOf(ctx: Context, visits: readonly VisitRow[]): Promise<Shown[]> {
  const ids = [...new Set(visits.map(({ day_id }) => day_id))]
  if (ids.length === 0) return []
  const [cards, days, more] = await Promise.all([
    cardsOf(ctx, ids),
    ctx.db.selectFrom('open_days').selectAll().where('id', 'in', ids).execute(),
    besideOf(ctx, visits),
  ])
  const dayOf = new Map(days.map((day) => [day.id, day]))
  const keys = await Promise.all(visits.map(({ id }) => visitKey(ctx, { visit: id })))
  return visits.map((visit, at) => {
    const day = found(dayOf.get(visit.day_id))
    const fields = readFields(day.live ?? day.written)
    const text = textFor(ctx, fields)
    const beside = more.get(visit.id)
    const card = found(cards.find(({ id }) => id === day.id))
    // where people just come there is no other time to take
    const isOpen = card.places_left !== null && !mayBookDay(day, ctx.now()).refused
    const { on_date: date, half, starts_at } = visit
    return {
      ...{
        id: visit.id,
        room_key: keys[at] ?? '',
        sent_on: visit.first_visit_id !== null,
        day_id: day.id,
        state: visit.state,
        outcome: visit.outcome,
        name: visit.name,
        code: visit.code,
      },
      ...{ way: visit.way, number: visit.number, cv: beside?.cv ?? null },
      open_day: card,
      ...{ directions: text.directions, map_url: fields.map_url, address_line: fields.address },
      bring: thingsOf(text.bring),
      when: date && half !== null && starts_at ? { date, half, starts_at: starts_at.toISOString() } : null,
      desk:
        beside?.desk && visit.team !== null
          ? { number: (beside.position ?? 0) + 1, name: beside.desk, team: visit.team }
          : null,
      booth: beside?.booth ?? null,
      waiting: waitingOf(visit, beside?.ahead ?? 0),
      offer: offerOf(ctx, visit, beside),
      free_until: starts_at && visit.state === 'confirmed' ? freeUntil(starts_at).toISOString() : null,
      may: mayDo(visit, isOpen, ctx.now()),
    }
  })
}

type Beside = {
  id: string
  desk: string | null
  position: number | null
  cv: string | null
  booth: string | null
  ahead: number
  offer_desk: string | null
  offer_at: Date | null
}

async function besideOf(ctx: Context, visits: readonly VisitRow[]): Promise<Map<string, Beside>> {
  const ids = visits.map(({ id }) => id)
  const { rows } =
    await sql<Beside>`select v.id, d.name as desk, d.position, f.name as cv, o.name as offer_desk, p.name as booth, c.starts_at as offer_at,
      (select count(*)::int from day_visits w where v.state = 'waitlisted' and w.day_id = v.day_id and w.state = 'waitlisted'
        and (w.waiting_since, w.id) < (v.waiting_since, v.id) and (w.on_date is null or v.on_date is null or w.on_date = v.on_date)
        and (w.half is null or v.half is null or w.half = v.half)) as ahead
    from day_visits v left join open_day_desks d on d.id = v.desk_id left join files f on f.id = v.cv_id
      left join pages p on p.id = v.page_id and p.id <> (select page_id from open_days where open_days.id = v.day_id)
      left join open_day_desks o on o.id = v.offered_desk_id
      left join open_day_cells c on c.desk_id = v.offered_desk_id and c.on_date = v.offered_date and c.half = v.offered_half
    where v.id = any(${ids}::uuid[])`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row]))
}

const waitingOf = ({ state, on_date, half, waiting_since }: VisitRow, ahead: number): Shown['waiting'] =>
  state === 'waitlisted' && waiting_since ? { date: on_date, half, ahead, since: waiting_since.toISOString() } : null

function offerOf(ctx: Context, visit: VisitRow, beside: Beside | undefined): Shown['offer'] {
  const { offered_until, offered_date, offered_half } = visit
  if (!offered_until || offered_until <= ctx.now() || !offered_date || offered_half === null) return null
  return {
    ...{ date: offered_date, half: offered_half, desk: beside?.offer_desk ?? '' },
    starts_at: (beside?.offer_at ?? offered_until).toISOString(),
    until: offered_until.toISOString(),
  }
}

function mayDo({ state, offered_until }: VisitRow, isOpen: boolean, now: Date): Shown['may'] {
  const holds = offered_until !== null && offered_until > now
  return [
    ...(holds ? (['accept', 'decline'] as const) : []),
    ...(isOpen && state !== 'invited' && stateAfter(state, 'confirm') ? (['change'] as const) : []),
    ...(stateAfter(state, 'cancel') ? (['cancel'] as const) : []),
  ]
}
