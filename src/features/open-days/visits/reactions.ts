import type { z } from 'zod'
import { dayChanged, dayMoved } from '#features/open-days/open-days/events.ts'
import type { Context } from '#platform/server/context.ts'
import { on } from '#platform/server/events/reaction.ts'
import { placeOffered, visitMoved } from './events.ts'
import { lockVisit, type VisitRow } from './find-visit.ts'
import { moveVisit, noPlace } from './move-visit.ts'
import { freePlace } from './places.ts'
import { standsForParty, tellVisit } from './tell-visit.ts'
import { aheadStates, type Outcome, stateAfter, thereStates, type VisitEvent, type VisitState } from './visit-states.ts'

type Moved = z.output<typeof visitMoved.data>

/** What somebody's own calendar learns of it. */
const calendarFor = (notice: string, { had }: Moved) =>
  notice === 'visit_confirmed' || notice === 'visit_moved'
    ? ({ calendar: 'stands' } as const)
    : had
      ? ({ calendar: 'ends', had: new Date(had) } as const)
      : {}

/** What the visitor is told of a step; what happens at the day itself stands in the room, until it is over. */
function noticeOf({ event, to, side, why, outcome }: Moved): string | null {
  if (event === 'finish') return outcome === 'unseen' ? 'visit_unseen' : 'visit_outcome'
  if (to === 'invited') return 'visit_invited'
  if (event === 'check_in') return side === 'visitor' ? 'visit_in' : null
  if (event === 'confirm') return why === 'changed' ? 'visit_moved' : 'visit_confirmed'
  if (event === 'register') return 'visit_registered'
  if (event === 'unseat') return 'visit_postponed'
  if (event === 'wait') return why === 'changed' ? 'visit_place_lost' : 'visit_waitlisted'
  if (event !== 'cancel') return null
  if (why) return why === 'ended' ? 'visit_wait_ended' : 'visit_day_cancelled'
  // whoever cancelled knows
  return side === 'team' ? 'visit_cancelled' : null
}

/** What becomes of those who booked when their day does this. */
const follows: Partial<Record<string, (Follow & { of: readonly VisitState[] })[]>> = {
  postpone: [{ event: 'unseat', why: 'postponed', of: ['confirmed'] }],
  cancel: [
    { event: 'cancel', why: 'cancelled', of: aheadStates },
    { event: 'leave', why: 'cancelled', of: thereStates },
  ],
  end: [
    { event: 'miss', why: 'ended', of: ['registered', 'confirmed'] },
    { event: 'cancel', why: 'ended', of: ['invited', 'waitlisted'] },
    // whoever sits at a desk is seen, and whoever was sent on by one: a desk says what became of it
    { event: 'finish', why: 'ended', outcome: 'unseen', of: ['checked_in', 'queued', 'called'] },
  ],
}

export const visitReactions = [
  on(visitMoved, 'tell-the-visitor', async (ctx, { id, data }) => {
    const notice = noticeOf(data)
    const visit = notice && (await findVisit(ctx, data.visit))
    // what is told is told of this version: a later one tells for itself
    if (!notice || !visit || visit.version !== data.version || !(await standsForParty(ctx, visit))) return
    const quote = await quoteOf(ctx, visit, notice)
    await tellVisit(ctx, visit, {
      ...{ cause: id, notice, ...(quote && { quote }), inRoom: data.event === 'finish' || data.event === 'check_in' },
      ...calendarFor(notice, data),
    })
  }),
  on(placeOffered, 'tell-the-visitor', async (ctx, { id, data: { visit, until } }) => {
    const row = await findVisit(ctx, visit)
    if (row?.state !== 'waitlisted') return
    if (until && row.offered_until) await tellVisit(ctx, row, { cause: id, notice: 'visit_offered', urgent: true })
    if (!until && !row.offered_until) await tellVisit(ctx, row, { cause: id, notice: 'visit_offer_over' })
  }),
  on(dayMoved, 'visits-follow', async (ctx, { data: { day, move } }) => {
    for (const { of, ...how } of follows[move] ?? []) {
      const rows = await ctx.db
        .selectFrom('day_visits')
        .select(['id', 'day_id'])
        .where('day_id', '=', day)
        .where('state', 'in', of)
        .execute()
      for (const row of rows) await follow(ctx, row, how)
    }
  }),
  on(dayChanged, 'tell-the-visitors', async (ctx, { id, data: { day, told } }) => {
    if (!told) return
    const rows = await ctx.db
      .selectFrom('day_visits')
      .selectAll()
      .where('day_id', '=', day)
      .where('state', 'in', ['registered', 'confirmed'])
      .execute()
    for (const visit of rows)
      if (await standsForParty(ctx, visit))
        await tellVisit(ctx, visit, { cause: `${id}:${visit.id}`, notice: 'visit_day_changed', calendar: 'stands' })
  }),
]

const findVisit = (ctx: Context, id: string): Promise<VisitRow | undefined> =>
  ctx.db.selectFrom('day_visits').selectAll().where('id', '=', id).executeTakeFirst()

/** What the company wrote: with an invitation, with a cancellation, or when it postponed or cancelled the day. */
async function quoteOf(ctx: Context, visit: VisitRow, notice: string): Promise<string> {
  if (notice === 'visit_invited' || notice === 'visit_cancelled') return visit.note
  if (notice !== 'visit_day_cancelled' && notice !== 'visit_postponed') return ''
  const day = await ctx.db.selectFrom('open_days').select('reason').where('id', '=', visit.day_id).executeTakeFirst()
  return day?.reason ?? ''
}

type Follow = { event: VisitEvent; why: 'postponed' | 'cancelled' | 'ended'; outcome?: Outcome | null }

async function follow(
  ctx: Context,
  of: { id: string; day_id: string },
  { event, why, outcome = null }: Follow,
): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { visit } = await lockVisit(tx, of)
    if (!stateAfter(visit.state, event)) return
    if (event === 'finish' && (visit.state === 'in_session' || visit.spoken_at)) return
    if (event === 'unseat' || event === 'cancel') {
      if (visit.state === 'confirmed') await freePlace(tx, visit.desk_id, visit.on_date, visit.half)
      await freePlace(tx, visit.offered_desk_id, visit.offered_date, visit.offered_half)
    }
    // of a postponed day it is kept when somebody wanted to come: the new plan seats them near it
    const set = event === 'unseat' ? { desk_id: null, starts_at: null } : event === 'cancel' ? noPlace : {}
    await moveVisit(ctx, tx, visit, { event, side: 'site', why, outcome, set })
  })
}
