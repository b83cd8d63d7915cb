import type { Updateable } from 'kysely'
import type { DayVisits } from '#db/tables.ts'
import { openStates } from '#features/open-days/door/rules.ts'
import { lockVisit, lockVisitAlone, type VisitRow } from '#features/open-days/visits/find-visit.ts'
import { moveVisit } from '#features/open-days/visits/move-visit.ts'
import { isForward } from '#features/open-days/visits/visit-states.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { deskPaused } from './events.ts'
import { type DeskRow, findDesk } from './find-desk.ts'
import { jobsOfDesk } from './jobs-of-desk.ts'
import { keepInterview } from './next-interview.ts'
import { forgetRoom } from './read-room.ts'
import { eventOf, type RoomMove } from './rules.ts'
import { sendOn } from './send-on.ts'
import { readDesk } from './show-desk.ts'

type Asked = Taken<typeof contract.moveInRoom>

/** What a desk does with whoever it called. @throws Refused what contract.moveInRoom refuses */
export async function moveInRoom(ctx: Context, asked: Asked): Promise<Given<typeof contract.moveInRoom>> {
  const { move, visit: id, outcome = null } = asked
  if (move === 'finish' && (outcome === null || outcome === 'unseen')) throw wrongField('outcome', 'required')
  await ctx.db.transaction().execute(async (tx) => {
    const of = { id, day_id: asked.day }
    // into a line, here or at another company
    const queues = eventOf[move] === 'queue' || asked.onward !== undefined
    const visit = queues ? (await lockVisit(tx, of)).visit : await lockVisitAlone(tx, of)
    const desk = await findDesk(ctx, tx, asked)
    // of a day that ended nobody goes back into a queue that no desk calls any more
    if (queues && !openStates.includes(desk.state)) throw new Refused('open_day_state')
    if (asked.onward && move !== 'finish') throw wrongField('onward', 'wrong')
    // only the desk that called somebody decides on them
    if (visit.page_id !== desk.page_id) throw new Refused('not_found')
    if (visit.called_desk_id !== desk.id && !isLeftOver(visit, desk, move)) throw new Refused('visit_state')
    // both came into the call in the same moment
    if (move === 'begin' && visit.state === 'in_session') return
    await demandJob(ctx, tx, desk, asked)
    const set = { ...(await columnsOf(ctx, tx, desk, asked)), ...(await interviewOf(ctx, tx, visit, asked)) }
    await moveVisit(ctx, tx, visit, {
      ...{ event: eventOf[move], side: 'team', set },
      outcome: move === 'finish' ? outcome : null,
    })
    if (asked.onward) await sendOn(ctx, tx, { desk, visit }, asked.onward)
  })
  forgetRoom(ctx, asked.day)
  return { success: true, data: await readDesk(ctx, asked) }
}

/** Sent on, and nobody called them before the day ended: the desks they waited for say what came of the talk they had. */
const isLeftOver = (
  { called_desk_id, spoken_at, team }: VisitRow,
  desk: Pick<DeskRow, 'team' | 'state'>,
  move: RoomMove,
): boolean =>
  move === 'finish' &&
  called_desk_id === null &&
  spoken_at !== null &&
  team === desk.team &&
  !openStates.includes(desk.state)

/** A job of this day, and only with an outcome that leads there. @throws Refused invalid */
async function demandJob(ctx: Context, tx: Tx, desk: DeskRow, { job, move, outcome }: Asked): Promise<void> {
  if (!job) return
  if (move !== 'finish' || !isForward(outcome ?? null)) throw wrongField('job', 'wrong')
  if (!(await jobsOfDesk(ctx, tx, desk)).some(({ id }) => id === job)) throw wrongField('job', 'wrong')
}

async function interviewOf(
  ctx: Context,
  tx: Tx,
  { page_id: page, user_id: visitor }: VisitRow,
  asked: Asked,
): Promise<Updateable<DayVisits>> {
  if (!asked.interview) return {}
  const at = { page, job: asked.job, outcome: asked.outcome ?? null, visitor }
  return { next_interview: JSON.stringify(await keepInterview(ctx, tx, at, asked.interview)) }
}

async function columnsOf(ctx: Context, tx: Tx, desk: DeskRow, asked: Asked): Promise<Updateable<DayVisits>> {
  const now = ctx.now()
  const said = { rating: asked.rating ?? null, room_note: asked.note }
  // until a talk begins, whoever was sent on keeps the first place, called or back in the queue
  if (asked.move === 'begin') return { began_at: now, handed_at: null }
  if (asked.move === 'finish') return { ...said, ended_at: now, job_id: asked.job ?? null, called_desk_id: desk.id }
  if (asked.move === 'gone' || asked.move === 'missed') return { left_at: now }
  if (asked.move === 'back') return { called_desk_id: null }
  if (asked.team === undefined) throw wrongField('team', 'required')
  const query = tx.selectFrom('open_day_desks').select('team').where('day_id', '=', desk.day_id)
  const mine = query.where('booth_id', desk.booth_id === null ? 'is' : '=', desk.booth_id)
  // whoever is at home does not come to a desk in the hall, and the other way round
  const there = await mine.where('team', '=', asked.team).where('way', '=', desk.way).limit(1).executeTakeFirst()
  if (!there || there.team === desk.queue) throw wrongField('team', 'wrong')
  return { ...said, team: there.team, handed_at: now, spoken_at: now, called_desk_id: null, began_at: null }
}

/** @throws Refused not_found */
export async function pauseDesk(
  ctx: Context,
  { paused, ...asked }: Taken<typeof contract.pauseDesk>,
): Promise<Given<typeof contract.pauseDesk>> {
  await ctx.db.transaction().execute(async (tx) => {
    const desk = await findDesk(ctx, tx, asked)
    if ((desk.paused_at !== null) === paused) return
    const set = { paused_at: paused ? ctx.now() : null }
    await tx.updateTable('open_day_desks').set(set).where('id', '=', desk.id).execute()
    const page = found(ctx.membership).page
    await emit(ctx, tx, deskPaused, { desk: desk.id, day: desk.day_id, page, paused })
  })
  forgetRoom(ctx, asked.day)
  return { success: true, data: await readDesk(ctx, asked) }
}
