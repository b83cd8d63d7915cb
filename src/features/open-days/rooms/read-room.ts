import { readFields } from '#features/open-days/open-days/day-fields.ts'
import type { DayState } from '#features/open-days/open-days/day-states.ts'
import { textFor, thingsOf } from '#features/open-days/open-days/day-words.ts'
import type { DeskWay } from '#features/open-days/open-days/rules.ts'
import type { Context, Db } from '#platform/server/context.ts'
import { announcementsOf } from './announcements-of.ts'
import { keptReading } from './kept-reading.ts'
import { lastTalks } from './last-talks.ts'
import { inCallOrder, isFor } from './queue-rules.ts'
import { hasLobby, waitingStates } from './rules.ts'

/** So long a reading serves everybody who asks, in ms: of 3,000 phones that ask every few seconds one in hundreds reads the queue. */
const fresh = 1_000

type Team = {
  page: string
  team: number
  way: DeskWay
  desks: number
  minutes: number[]
  places: ReadonlyMap<string, number>
}
/** What all visitors of a day see alike; where oneself stands is in the visit. */
export type Room = {
  titleIn: (ctx: Pick<Context, 'language'>) => string
  bringIn: (ctx: Pick<Context, 'language'>) => string[]
  zone: string
  state: DayState
  startsAt: Date | null
  /** The company whose day it is. */
  host: string
  announcements: { id: string; words: string; at: string }[]
  /** What stands in the lobby, as a word that differs with each change; null while there is none. */
  lobby: string | null
  teams: Team[]
  /** Each company at an expo counts its own desks: whose booth it is, where it is not the host's. */
  desks: ReadonlyMap<string, { number: number; name: string; way: 'on_site' | 'online'; booth: string | null }>
}

const kept = keptReading<Room>(fresh)

/** The room of a day as it was at most a second ago. */
export const readRoom = (ctx: Context, day: string): Promise<Room> => kept.read(ctx.db, day, () => queryRoom(ctx, day))

/** After a step of this room the next one who asks reads it anew; other machines know of it a second later. */
export const forgetRoom = (ctx: Context, day: string): void => kept.forget(ctx.db, day)

async function queryRoom(ctx: Context, id: string): Promise<Room> {
  const [day, desks, waiting, talks, announcements, said] = await Promise.all([
    ctx.db
      .selectFrom('open_days')
      .select(['live', 'written', 'way', 'state', 'lobby_closed_at', 'starts_at', 'page_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    ctx.db
      .selectFrom('open_day_desks as d')
      .innerJoin('open_days', 'open_days.id', 'd.day_id')
      .leftJoin('open_day_booths as b', 'b.id', 'd.booth_id')
      .leftJoin('pages as guest', 'guest.id', 'b.page_id')
      .select(['d.id', 'd.name', 'd.position', 'd.team', 'd.way', 'd.paused_at', 'guest.name as booth'])
      .select((eb) => [
        eb.fn.coalesce('b.page_id', 'open_days.page_id').as('page'),
        eb.fn.coalesce('d.calls_team', 'd.team').as('queue'),
      ])
      .where('d.day_id', '=', id)
      .execute(),
    ctx.db
      .selectFrom('day_visits')
      .select(['id', 'page_id', 'team', 'way', 'number', 'handed_at', 'goes_first', 'starts_at'])
      .where('day_id', '=', id)
      .where('state', 'in', waitingStates)
      .execute(),
    lastTalks(ctx.db, id),
    announcementsOf(ctx.db, id),
    saidIn(ctx.db, id),
  ])
  const fields = readFields(day.live ?? day.written)
  const queue = inCallOrder(
    waiting.map((one) => ({ ...one, number: one.number ?? 0 })),
    ctx.now(),
  )
  const teams = [...new Map(desks.map(({ page, team, way }) => [`${page} ${team}`, { page, team, way }])).values()]
  return {
    titleIn: (reader) => textFor(reader, fields).title,
    bringIn: (reader) => thingsOf(textFor(reader, fields).bring),
    ...{ zone: fields.time_zone, state: day.state, startsAt: day.starts_at, host: day.page_id },
    announcements,
    lobby: hasLobby(day) ? said : null,
    desks: new Map(desks.map(({ id, position, name, way, booth }) => [id, { number: position + 1, name, way, booth }])),
    teams: teams.map(({ page, team, way }) => {
      const own = desks.filter((desk) => desk.page === page && desk.queue === team)
      const ahead = queue.filter((one) => one.page_id === page && isFor(one, { team, way }))
      return {
        ...{ page, team, way, desks: own.filter(({ paused_at }) => !paused_at).length },
        places: new Map(ahead.map(({ id }, at) => [id, at])),
        minutes: talks.find((one) => one.page === page && one.queue === team)?.minutes ?? [],
      }
    }),
  }
}

/** How far the lobby has come: its last number, and how much of it is out of sight. */
async function saidIn(db: Db, day: string): Promise<string> {
  const row = await db
    .selectFrom('threads')
    .select('last_seq')
    .select((eb) =>
      eb
        .selectFrom('messages')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('thread_id', '=', 'threads.id')
        .where('unsent_at', 'is not', null)
        .as('hidden'),
    )
    .where('id', '=', day)
    .executeTakeFirst()
  return `${row?.last_seq ?? 0}.${row?.hidden ?? 0}`
}
