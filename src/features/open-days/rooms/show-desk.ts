import { openStates } from '#features/open-days/door/rules.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import type { VisitRow } from '#features/open-days/visits/find-visit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import type { Current, Queued, RoomDesk } from './contract.ts'
import { type DeskRow, findDesk } from './find-desk.ts'
import { jobsOfDesk } from './jobs-of-desk.ts'
import { atDeskStates } from './rules.ts'
import { selectQueue } from './select-queue.ts'
import { teamsElsewhere } from './send-on.ts'

/** @throws Refused not_found */
export async function showRoomDesk(
  ctx: Context,
  asked: Taken<typeof contract.showRoomDesk>,
): Promise<Given<typeof contract.showRoomDesk>> {
  return { success: true, data: await readDesk(ctx, asked) }
}

/** A desk with whoever sits there and who is next. @throws Refused not_found */
export async function readDesk(ctx: Context, asked: { day: string; desk: string }): Promise<RoomDesk> {
  const desk = await findDesk(ctx, ctx.db, asked)
  const fields = readFields(desk.live)
  // whom nobody called any more are ended by the desks of their own team, wherever those helped out
  const team = openStates.includes(desk.state) ? desk.queue : desk.team
  const current = await currentAt(ctx, desk)
  const [queue, seen, teams, elsewhere, jobs, seats] = await Promise.all([
    selectQueue(ctx, ctx.db, { day: desk.day_id, page: desk.page_id, team, way: desk.way }),
    countSeen(ctx, desk),
    teamsBeside(ctx, desk),
    current ? teamsElsewhere(ctx.db, desk, { first: current.first }).execute() : [],
    jobsOfDesk(ctx, ctx.db, desk),
    seatsBeside(ctx, desk),
  ])
  return {
    ...{
      id: desk.id,
      name: desk.name,
      number: desk.position + 1,
      team: desk.team,
      way: desk.way,
      paused: desk.paused_at !== null,
      open: openStates.includes(desk.state),
    },
    ...{ title: textFor(ctx, fields).title, time_zone: fields.time_zone, hall: desk.booth_id === null },
    ...{ current: current?.shown ?? null, queue: queue.map(queuedOf), seen, teams, jobs, ...seats },
    elsewhere: elsewhere.map(({ team: number, name, company }) => ({ team: number, name, company })),
  }
}

const queuedOf = (row: VisitRow): Queued => ({
  ...{
    id: row.id,
    name: row.name,
    state: row.state,
    number: row.number ?? 0,
    handed: row.handed_at !== null,
    goes_first: row.goes_first,
  },
  since: (row.checked_in_at ?? row.updated_at).toISOString(),
  when: row.on_date && row.half !== null ? { date: row.on_date, half: row.half } : null,
  spoken: row.spoken_at !== null,
  room_note: row.room_note,
  rating: row.rating,
})

async function currentAt(ctx: Context, { id }: DeskRow): Promise<{ shown: Current; first: string } | null> {
  const row = await ctx.db
    .selectFrom('day_visits')
    .leftJoin('files', 'files.id', 'cv_id')
    .selectAll('day_visits')
    .select('files.name as cv_name')
    .where('called_desk_id', '=', id)
    .where('state', 'in', atDeskStates)
    .executeTakeFirst()
  if (!row) return null
  const { cv_id, cv_name, calls, note, answers } = row
  const shown = {
    ...queuedOf(row),
    ...{ calls, note, answers: answers as Current['answers'] },
    called_at: row.called_at?.toISOString() ?? null,
    began_at: row.began_at?.toISOString() ?? null,
    cv:
      cv_id && cv_name ? { id: cv_id, name: cv_name, url: `/api/files/${cv_id}/${encodeURIComponent(cv_name)}` } : null,
  }
  return { shown, first: row.first_visit_id ?? row.id }
}

async function countSeen(ctx: Context, { id }: DeskRow): Promise<number> {
  const query = ctx.db.selectFrom('day_visits').select((eb) => eb.fn.countAll<number>().as('count'))
  return (await query.where('called_desk_id', '=', id).where('outcome', '!=', 'unseen').executeTakeFirstOrThrow()).count
}

/** Other teams of the same company, alike on site or online, to which somebody may be sent on. */
async function teamsBeside(ctx: Context, desk: DeskRow): Promise<RoomDesk['teams']> {
  return ctx.db
    .selectFrom('open_day_desks')
    .select(['team', 'name'])
    .distinct()
    .where('day_id', '=', desk.day_id)
    .where('booth_id', desk.booth_id === null ? 'is' : '=', desk.booth_id)
    .where('team', '!=', desk.queue)
    .where('way', '=', desk.way)
    .orderBy('team')
    .execute()
}

/** Who sits here, whose queue it calls where that is another team's, and where the reader was moved to. */
async function seatsBeside({ db, me }: Context, desk: DeskRow): Promise<Pick<RoomDesk, 'staff' | 'helps' | 'moved'>> {
  const own = db
    .selectFrom('open_day_desks as d')
    .where('d.day_id', '=', desk.day_id)
    .where('d.booth_id', desk.booth_id === null ? 'is' : '=', desk.booth_id)
  const [seats, helped] = await Promise.all([
    own
      .innerJoin('open_day_staff as s', 's.desk_id', 'd.id')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .select(['d.id', 'd.position', 'u.id as user', 'u.name'])
      .orderBy('u.name')
      .execute(),
    desk.queue === desk.team ? undefined : own.select('d.name').where('d.team', '=', desk.queue).executeTakeFirst(),
  ])
  const mine = seats.filter(({ user }) => user === me?.id)
  const [elsewhere] = mine.some(({ id }) => id === desk.id) ? [] : mine
  return {
    staff: seats.filter(({ id }) => id === desk.id).map(({ user: id, name }) => ({ id, name })),
    helps: helped?.name ?? null,
    moved: elsewhere ? { desk: elsewhere.id, number: elsewhere.position + 1 } : null,
  }
}
