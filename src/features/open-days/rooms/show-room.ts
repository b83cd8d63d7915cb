import { openStates } from '#features/open-days/door/rules.ts'
import { type VisitRow, visitsBehind } from '#features/open-days/visits/find-visit.ts'
import { isStillAhead, thereStates } from '#features/open-days/visits/visit-states.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { arrivesFrom, mayArrive } from './arrival.ts'
import type * as contract from './contract.ts'
import { topicOfVisit } from './line-of-visit.ts'
import { expectedWait, isFor } from './queue-rules.ts'
import { type Room, readRoom } from './read-room.ts'
import { atDeskStates, waitingStates } from './rules.ts'

/** @throws Refused link_expired */
export async function showRoom(
  ctx: Context,
  { key }: Taken<typeof contract.showRoom>,
): Promise<Given<typeof contract.showRoom>> {
  const [visit, ...earlier] = await visitsBehind(ctx, key)
  const room = await readRoom(ctx, visit.day_id)
  const { state, name, number, outcome, feedback, feedback_words: words } = visit
  const desk = deskOf(room, visit)
  const outlasted = isWaiting(state) && visit.spoken_at !== null && !openStates.includes(room.state)
  return {
    success: true,
    data: {
      ...{ state, name, number, outcome, desk, outlasted },
      ...(outlasted ? unknown : waitOf(room, visit)),
      ...{ title: room.titleIn(ctx), time_zone: room.zone, announcements: room.announcements },
      called_at: desk ? (visit.called_at?.toISOString() ?? null) : null,
      lobby: lobbyOf(room, visit),
      ...(await onwardOf(ctx, room, visit, earlier)),
      topic: topicOfVisit(ctx, visit.id),
      ...arrivalOf(ctx, room, visit),
      bring: isStillAhead(state) ? room.bringIn(ctx) : [],
      feedback: feedback === null ? null : { stars: feedback, words },
    },
  }
}

/** Another word too once one may only read, or write again. */
function lobbyOf({ lobby }: Room, { state, lobby_muted_at }: VisitRow) {
  if (lobby === null || !(thereStates as readonly string[]).includes(state)) return null
  return lobby_muted_at ? `${lobby}.muted` : lobby
}

/** When it begins for whoever is still to come, and whether they may say that they are there. */
function arrivalOf(ctx: Context, room: Room, visit: VisitRow) {
  const day = { state: room.state, starts_at: room.startsAt }
  const begins = isStillAhead(visit.state) ? (visit.starts_at ?? room.startsAt) : null
  const from = arrivesFrom(visit, day)
  return {
    ...{ begins_at: begins?.toISOString() ?? null, own_time: visit.starts_at !== null },
    arrival: from ? { from: from.toISOString(), open: !mayArrive(visit, day, ctx.now()).refused } : null,
  }
}

/** Of a booth: whose line it is; of whoever was sent on: what those said who saw them before. */
async function onwardOf(
  { db }: Context,
  { host }: Room,
  { page_id: here, first_visit_id }: VisitRow,
  earlier: readonly VisitRow[],
) {
  if (first_visit_id === null && here === host) return { line_of: null, before: [] }
  const ids = [here, ...earlier.map(({ page_id }) => page_id)]
  const pages = await db.selectFrom('pages').select(['id', 'name']).where('id', 'in', ids).execute()
  const nameOf = (page: string) => pages.find(({ id }) => id === page)?.name ?? ''
  return {
    line_of: nameOf(here),
    before:
      first_visit_id === null
        ? []
        : earlier
            .flatMap(({ page_id, outcome }) => (outcome ? [{ company: nameOf(page_id), outcome }] : []))
            .toReversed(),
  }
}

const isWaiting = (state: string) => (waitingStates as readonly string[]).includes(state)
const unknown = { ahead: null, wait_minutes: null }

/** How many are called before, and how long that is likely to take; of whoever has no team, by the quickest one. */
function waitOf(room: Room, visit: VisitRow) {
  const { id, state, page_id } = visit
  if (!isWaiting(state)) return unknown
  const waits = room.teams
    .filter((one) => one.page === page_id && isFor(visit, one))
    .flatMap(({ places, desks, minutes }) => {
      // whoever was let in since the room was read stands last
      const ahead = places.get(id) ?? places.size
      return { ahead, wait_minutes: expectedWait({ ahead, desks, minutes }) }
    })
  const [quickest] = waits.toSorted((a, b) => (a.wait_minutes ?? 1e9) - (b.wait_minutes ?? 1e9) || a.ahead - b.ahead)
  return quickest ?? unknown
}

function deskOf(room: Room, { state, called_desk_id }: VisitRow) {
  if (called_desk_id === null || !(atDeskStates as readonly string[]).includes(state)) return null
  return room.desks.get(called_desk_id) ?? null
}
