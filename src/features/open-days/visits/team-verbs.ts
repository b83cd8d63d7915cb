import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { findOwnDay, lockOwnDay } from '#features/open-days/open-days/find-day.ts'
import { mayBookDay } from '#features/open-days/open-days/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { shortCode } from '#platform/server/short-code.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { visitMoved } from './events.ts'
import { lockVisit, type VisitRow } from './find-visit.ts'
import { readVisit } from './list-visits.ts'
import { moveVisit, noPlace } from './move-visit.ts'
import { holdFor, letGo, offerFreePlaces, wishOf } from './offers.ts'
import { freePlace, takePlace } from './places.ts'
import { mostInvited } from './rules.ts'
import type * as contract from './team-contract.ts'
import { earlier } from './write-visit.ts'

type Asked = { day: string; visit: string }

/** A visit to a day of the own page, both held. @throws Refused not_found */
async function lockTheirs(ctx: Context, tx: Tx, { day, visit }: Asked) {
  await lockOwnDay(ctx, tx, day)
  return lockVisit(tx, { id: visit, day_id: day })
}

/** @throws Refused not_found · visit_state · slot_full */
export async function givePlace(
  ctx: Context,
  asked: Taken<typeof contract.givePlace>,
): Promise<Given<typeof contract.givePlace>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { visit, day } = await lockTheirs(ctx, tx, asked)
    if (visit.state !== 'waitlisted' || visit.offered_until) throw new Refused('visit_state')
    const place = await takePlace(ctx, tx, day, wishOf(visit), readFields(day.live))
    if (!place) throw new Refused('slot_full', { nearest: null })
    await holdFor(ctx, tx, visit, place)
  })
  return { success: true, data: await readVisit(ctx, asked.visit) }
}

/** @throws Refused not_found · offer_over */
export async function withdrawOffer(
  ctx: Context,
  asked: Taken<typeof contract.withdrawOffer>,
): Promise<Given<typeof contract.withdrawOffer>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { visit } = await lockTheirs(ctx, tx, asked)
    if (!visit.offered_until) throw new Refused('offer_over')
    await letGo(ctx, tx, visit)
  })
  return { success: true, data: await readVisit(ctx, asked.visit) }
}

/** @throws Refused not_found · visit_state · reason_needed */
export async function cancelForVisitor(
  ctx: Context,
  { reason, ...asked }: Taken<typeof contract.cancelForVisitor>,
): Promise<Given<typeof contract.cancelForVisitor>> {
  if (reason.trim().length < 5) throw new Refused('reason_needed')
  await ctx.db.transaction().execute(async (tx) => {
    const { visit, day } = await lockTheirs(ctx, tx, asked)
    if (visit.offered_until) await letGo(ctx, tx, visit)
    if (visit.state === 'confirmed') await freePlace(tx, visit.desk_id, visit.on_date, visit.half)
    await moveVisit(ctx, tx, visit, { event: 'cancel', side: 'team', set: { ...noPlace, note: reason } })
    await offerFreePlaces(ctx, tx, day)
  })
  return { success: true, data: await readVisit(ctx, asked.visit) }
}

/** Invites people by email, each once. @throws Refused not_found · open_day_closed · invites_enough */
export async function inviteToDay(
  ctx: Context,
  { day: id, people, words }: Taken<typeof contract.inviteToDay>,
): Promise<Given<typeof contract.inviteToDay>> {
  must(mayBookDay(await findOwnDay(ctx, id), ctx.now()))
  let invited = 0
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockOwnDay(ctx, tx, id)
    await demandFewInvited(ctx, tx, day.page_id, people.length)
    for (const { name, email } of people) {
      const before = await earlier(tx, id, { candidate: null, email, phone: null })
      if (before) continue
      await invite(ctx, tx, {
        id: newId(),
        day_id: id,
        page_id: day.page_id,
        name,
        email,
        words,
        language: day.language,
        way: day.way,
      })
      invited += 1
    }
  })
  return { success: true, data: { invited, known: people.length - invited } }
}

async function demandFewInvited(ctx: Context, tx: Tx, page: string, more: number): Promise<void> {
  const { count } = await tx
    .selectFrom('day_visits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('page_id', '=', page)
    .where('invited_by', 'is not', null)
    .where('created_at', '>', new Date(ctx.now().getTime() - 86_400_000))
    .executeTakeFirstOrThrow()
  if (count + more > mostInvited) throw new Refused('invites_enough')
}

type Invited = Pick<VisitRow, 'id' | 'day_id' | 'page_id' | 'name' | 'email' | 'language'> & {
  words: string
  way: string
}

async function invite(ctx: Context, tx: Tx, { words, way, ...row }: Invited): Promise<void> {
  await tx
    .insertInto('day_visits')
    .values({
      ...{ ...row, state: 'invited', way: way === 'online' ? 'online' : 'on_site', note: words, code: shortCode(8) },
      ...{ invited_by: found(ctx.membership).member, created_at: ctx.now(), updated_at: ctx.now() },
    })
    .execute()
  const { id: visit, day_id: day, page_id: page } = row
  await emit(ctx, tx, visitMoved, {
    ...{ visit, day, page, user: null, event: 'register', from: null, to: 'invited', side: 'team', version: 1 },
  })
}
