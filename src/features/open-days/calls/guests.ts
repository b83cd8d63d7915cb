import type { z } from 'zod'
import { teamWith } from '#features/companies/pages/team.ts'
import { mustStandAt } from '#features/open-days/open-days/find-day.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type { Guest } from './contract.ts'
import { guestChanged } from './events.ts'
import { holdTalk, type Talk, talkAtDesk, talkBehind } from './find-talk.ts'
import type * as contract from './guest-contract.ts'
import { topicOfCall } from './line-of-call.ts'
import { type GuestState, isIn, mayKnock } from './rules.ts'
import { talkOfGuest } from './talk-of-guest.ts'

type Shown = z.output<typeof Guest>
/** So long the link of a third holds at most, in seconds; it ends with the talk. */
const linkSeconds = 12 * 3_600

/** @throws Refused not_found · call_over · invalid · guest_there */
export async function inviteGuest(
  ctx: Context,
  { role, user, name = '', ...at }: Taken<typeof contract.inviteGuest>,
): Promise<Given<typeof contract.inviteGuest>> {
  const talk = await talkAtDesk(ctx, at)
  const who = role === 'colleague' ? { user_id: await colleague(ctx, user), name: '' } : { user_id: null, name }
  if (role === 'interpreter' && !name) throw wrongField('name', 'required')
  await ctx.db.transaction().execute(async (tx) => {
    const held = await holdTalk(tx, talk)
    const there = await guestIn(tx, talk)
    if (there && isIn(there.state)) throw new Refused('guest_there')
    // a colleague who was taken out waits at the same link
    const isSame = there?.user_id && there.user_id === who.user_id && there.state !== 'declined'
    const id = isSame ? there.id : newId()
    await tx.deleteFrom('call_guests').where('visit_id', '=', talk.visit).execute()
    const row = { id, visit_id: talk.visit, of_day_id: held.day_id, desk_id: talk.desk, ...who, role }
    await tx
      .insertInto('call_guests')
      .values({ ...row, state: 'asked', asked_by: found(ctx.me).id, asked_at: ctx.now() })
      .execute()
    await tell(ctx, tx, talk, held, { guest: id, state: 'asked' })
  })
  return { success: true, data: found(await guestOf(ctx, talk)) }
}

/** Whom a desk may ask: not only those who may write open days read who staffs them. @throws Refused not_found */
export async function listColleagues(
  ctx: Context,
  { day }: Taken<typeof contract.listColleagues>,
): Promise<Given<typeof contract.listColleagues>> {
  await mustStandAt(ctx, day)
  const data = (await colleagues(ctx)).map(({ user: id, name }) => ({ id, name }))
  return { success: true, data }
}

const colleagues = async (ctx: Context) =>
  (await teamWith(ctx, found(ctx.membership).page, 'openday.staff')).filter(({ user }) => user !== ctx.me?.id)

async function colleague(ctx: Context, user?: string): Promise<string> {
  if (!(await colleagues(ctx)).some((one) => one.user === user)) throw wrongField('user', 'wrong')
  return found(user)
}

/** @throws Refused not_found · call_over */
export async function endGuest(
  ctx: Context,
  { guest, ...at }: Taken<typeof contract.endGuest>,
): Promise<Given<typeof contract.endGuest>> {
  await settle(ctx, await talkAtDesk(ctx, at), guest, 'ended')
  return { success: true }
}

/** @throws Refused link_expired · not_found · call_over */
export async function answerGuest(
  ctx: Context,
  { key, guest, agree }: Taken<typeof contract.answerGuest>,
): Promise<Given<typeof contract.answerGuest>> {
  await settle(ctx, await talkBehind(ctx, key), guest, agree ? 'agreed' : 'declined')
  return { success: true }
}

/** A colleague who was in and taken out stays known to the call, so that they may ask again. @throws Refused link_expired · call_over */
export async function knockAtCall(
  ctx: Context,
  { key }: Taken<typeof contract.knockAtCall>,
): Promise<Given<typeof contract.knockAtCall>> {
  const talk = await talkOfGuest(ctx, key)
  await ctx.db.transaction().execute(async (tx) => {
    const held = await holdTalk(tx, { ...talk, side: 'desk' })
    const guest = await guestIn(tx, talk)
    if (!guest || guest.user_id === null) throw new Refused('call_over')
    must(mayKnock(guest.state))
    if (guest.state === 'knocking') return
    await tx.updateTable('call_guests').set({ state: 'knocking' }).where('id', '=', guest.id).execute()
    await tell(ctx, tx, talk, held, { guest: guest.id, state: 'knocking' })
  })
  return { success: true }
}

type Ending = 'agreed' | 'declined' | 'ended'

/** Whoever is not agreed to says nothing more: what they signalled is gone, and the others let their line go. */
async function settle(ctx: Context, talk: Talk, id: string, ending: Ending): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const held = await holdTalk(tx, talk)
    const guest = found(await guestIn(tx, talk))
    // whom the desk took out is no question to the visitor
    if (guest.id !== id || (ending !== 'ended' && !isIn(guest.state) && guest.state !== 'declined'))
      throw new Refused('not_found')
    const state = ending === 'ended' && guest.user_id && guest.state === 'agreed' ? 'out' : ending
    if (state === 'ended') await tx.deleteFrom('call_guests').where('id', '=', id).execute()
    else
      await tx
        .updateTable('call_guests')
        .set({ state, agreed_at: state !== 'agreed' ? null : (guest.agreed_at ?? ctx.now()) })
        .where('id', '=', id)
        .execute()
    if (state !== 'agreed')
      await tx.deleteFrom('call_signals').where('visit_id', '=', talk.visit).where('side', '=', 'guest').execute()
    await tell(ctx, tx, talk, held, { guest: id, state })
  })
}

type Held = { day_id: string; page_id: string }
type Step = { guest: string; state: GuestState | 'ended' }

async function tell(ctx: Context, tx: Tx, { visit, desk }: Talk, { day_id, page_id }: Held, step: Step): Promise<void> {
  await emit(ctx, tx, guestChanged, { visit, desk, day: day_id, page: page_id, ...step })
  await publish(tx, [topicOfCall(ctx, visit)], guestChanged.name, visit)
}

/** The third in a talk, as the row says. */
export const guestIn = (db: Db | Tx, { visit, desk }: Pick<Talk, 'visit' | 'desk'>) =>
  db
    .selectFrom('call_guests as g')
    .leftJoin('users as u', 'u.id', 'g.user_id')
    .select(['g.id', 'g.role', 'g.state', 'g.user_id', 'g.agreed_at'])
    .select((eb) => eb.fn.coalesce('u.name', 'g.name').as('name'))
    .where('g.visit_id', '=', visit)
    .where('g.desk_id', '=', desk)
    .executeTakeFirst()

/** The third in a talk as each side sees them; the link of one from outside is the desk's to pass on. */
export async function guestOf(ctx: Context, talk: Talk): Promise<Shown | null> {
  const row = await guestIn(ctx.db, talk)
  if (!row) return null
  const { id, role, state, name } = row
  const isDesk = talk.side === 'desk'
  // the visitor is asked about whoever comes in, and not told of who is out
  if (talk.side === 'visitor' && !isIn(state) && state !== 'declined') return null
  const url = isDesk && role === 'interpreter' ? await guestUrl(ctx, id) : null
  return { ...{ id, role, state, name, url }, user: isDesk ? row.user_id : null }
}

export const guestKey = (ctx: Context, guest: string): Promise<string> =>
  ctx.signer.sign('call-guest', { guest }, linkSeconds)

const guestUrl = async (ctx: Context, guest: string): Promise<string> =>
  `${ctx.settings.publicUrl}/open-day-call/${await guestKey(ctx, guest)}`
