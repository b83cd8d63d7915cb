import { sql } from 'kysely'
import { lockOwnDay } from '#features/open-days/open-days/find-day.ts'
import { lockVisit } from '#features/open-days/visits/find-visit.ts'
import { inTurn } from '#features/open-days/visits/in-turn.ts'
import { moveVisit, noOffer } from '#features/open-days/visits/move-visit.ts'
import { freePlace } from '#features/open-days/visits/places.ts'
import { mayMoveVisit } from '#features/open-days/visits/visit-states.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { backInLine } from './back-in-line.ts'
import type * as contract from './contract.ts'
import { nextNumber } from './next-number.ts'
import { cameAt, openStates } from './rules.ts'
import { readAtDoor, selectAtDoor } from './select-door.ts'

type Entry = Taken<typeof contract.checkIn>['entries'][number]
type Result = Given<typeof contract.checkIn>['data'][number]

/** @throws Refused not_found · open_day_state: doors are open from the day it is out until it ended */
export async function checkIn(
  ctx: Context,
  { day: id, entries }: Taken<typeof contract.checkIn>,
): Promise<Given<typeof contract.checkIn>> {
  const enter = async (tx: Tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    if (!openStates.includes(day.state)) throw new Refused('open_day_state')
    const known = new Map((await peopleOf(tx, id, entries)).map((visit) => [visit.id, visit]))
    const done: Pick<Result, 'visit' | 'result'>[] = []
    for (const { visit, at } of entries) {
      const row = known.get(visit)
      const result = row ? await letIn(ctx, tx, row, new Date(at)) : 'unknown'
      done.push({ visit, result })
    }
    const ids = [...known.keys()]
    const people = ids.length > 0 ? await selectAtDoor(tx, id, sql<boolean>`v.id = any(${ids}::uuid[])`) : []
    const shown = new Map(people.map((person) => [person.id, person]))
    return done.map((one) => ({ ...one, person: shown.get(one.visit) ?? null }))
  }
  const results = await inTurn(id, () => ctx.db.transaction().execute(enter))
  return { success: true, data: results }
}

const peopleOf = (tx: Tx, day: string, entries: readonly Entry[]) =>
  tx
    .selectFrom('day_visits')
    .selectAll()
    .where('day_id', '=', day)
    .where('id', 'in', [...new Set(entries.map(({ visit }) => visit))])
    .forUpdate()
    .execute()

type Visit = Awaited<ReturnType<typeof peopleOf>>[number]

/** The same moment by the same person is the same check-in, sent twice. */
async function letIn(ctx: Context, tx: Tx, visit: Visit, said: Date): Promise<Result['result']> {
  const { member } = found(ctx.membership)
  if (visit.checked_in_at !== null)
    return visit.checked_in_by === member && visit.checked_in_said?.getTime() === said.getTime() ? 'in' : 'already'
  if (mayMoveVisit(visit.state, 'check_in').refused) return 'not_possible'
  // a place that was held for whoever waited is free again
  if (visit.offered_desk_id) await freePlace(tx, visit.offered_desk_id, visit.offered_date, visit.offered_half)
  const came = { checked_in_at: cameAt(ctx.now(), said), checked_in_said: said, checked_in_by: member }
  const set = { ...noOffer, ...came, number: await nextNumber(tx, visit.day_id) }
  await moveVisit(ctx, tx, visit, { event: 'check_in', side: 'team', set })
  Object.assign(visit, came)
  return 'in'
}

/** @throws Refused not_found · visit_state */
export async function checkOut(
  ctx: Context,
  { day: id, visit: which }: Taken<typeof contract.checkOut>,
): Promise<Given<typeof contract.checkOut>> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockOwnDay(ctx, tx, id)
    const { visit } = await lockVisit(tx, { id: which, day_id: id })
    await moveVisit(ctx, tx, visit, { event: 'leave', side: 'team', set: { left_at: ctx.now() } })
  })
  return { success: true, data: await readAtDoor(ctx, id, which) }
}

/** Somebody who was marked as left is there after all. @throws Refused not_found · visit_state · open_day_state */
export async function bringBack(
  ctx: Context,
  { day: id, visit: which }: Taken<typeof contract.bringBack>,
): Promise<Given<typeof contract.bringBack>> {
  await ctx.db.transaction().execute(async (tx) => {
    await lockOwnDay(ctx, tx, id)
    await backInLine(ctx, tx, await lockVisit(tx, { id: which, day_id: id }), 'team')
  })
  return { success: true, data: await readAtDoor(ctx, id, which) }
}
