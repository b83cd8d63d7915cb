import { firstNameOf } from '#features/open-days/lobby/rules.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { mustStandAt } from '#features/open-days/open-days/find-day.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { demandTalk } from './find-talk.ts'
import type * as contract from './guest-contract.ts'
import { guestKey, guestOf } from './guests.ts'
import { topicOfCall } from './line-of-call.ts'
import { callOf } from './show-call.ts'
import { keep, read } from './signals.ts'
import { agreedTalk, talkOfGuest } from './talk-of-guest.ts'

/** @throws Refused link_expired · call_over */
export async function showGuestCall(
  ctx: Context,
  { key }: Taken<typeof contract.showGuestCall>,
): Promise<Given<typeof contract.showGuestCall>> {
  const talk = await talkOfGuest(ctx, key)
  await demandTalk(ctx.db, { ...talk, side: 'desk' })
  const guest = await guestOf(ctx, talk)
  if (!guest) throw new Refused('call_over')
  const row = await ctx.db
    .selectFrom('day_visits as v')
    .innerJoin('open_days as o', 'o.id', 'v.day_id')
    .innerJoin('open_day_desks as d', 'd.id', 'v.called_desk_id')
    .innerJoin('pages as p', 'p.id', 'v.page_id')
    .select(['v.name as visitor', 'o.live', 'o.written', 'd.position', 'd.name', 'p.name as company'])
    .where('v.id', '=', talk.visit)
    .executeTakeFirstOrThrow()
  const fields = readFields(row.live ?? row.written)
  return {
    success: true,
    data: {
      ...{ title: textFor(ctx, fields).title, time_zone: fields.time_zone, company: row.company, guest },
      desk: { number: row.position + 1, name: row.name },
      visitor: guest.role === 'colleague' ? row.visitor : firstNameOf(row.visitor),
      call: guest.state === 'agreed' ? await callOf(ctx, talk) : null,
      topic: topicOfCall(ctx, talk.visit),
    },
  }
}

/** @throws Refused link_expired · call_over · invalid · too_many */
export const signalFromGuest = async (
  ctx: Context,
  { signals, key }: Taken<typeof contract.signalFromGuest>,
): Promise<Given<typeof contract.signalFromGuest>> => keep(ctx, await agreedTalk(ctx, key), signals)

/** @throws Refused link_expired · call_over */
export const readGuestSignals = async (
  ctx: Context,
  { after, key }: Taken<typeof contract.readGuestSignals>,
): Promise<Given<typeof contract.readGuestSignals>> => read(ctx, await agreedTalk(ctx, key), after)

/** Calls that the caller is asked into and that go on. @throws Refused not_found */
export async function listCallInvitations(
  ctx: Context,
  { day }: Taken<typeof contract.listCallInvitations>,
): Promise<Given<typeof contract.listCallInvitations>> {
  await mustStandAt(ctx, day)
  const rows = await ctx.db
    .selectFrom('call_guests as g')
    .innerJoin('day_visits as v', 'v.id', 'g.visit_id')
    .innerJoin('open_day_desks as d', (join) =>
      join.onRef('d.id', '=', 'g.desk_id').onRef('d.id', '=', 'v.called_desk_id'),
    )
    .select(['g.id', 'g.state', 'd.position', 'v.name as visitor'])
    .where('g.user_id', '=', found(ctx.me).id)
    .where('g.state', '!=', 'declined')
    .where('v.day_id', '=', day)
    .where('v.page_id', '=', found(ctx.membership).page)
    .where('v.state', 'in', ['called', 'in_session'])
    .orderBy('g.id')
    .execute()
  const data = await Promise.all(
    rows.map(async ({ id, position, visitor, state }) => ({
      ...{ key: await guestKey(ctx, id), desk: position + 1, visitor, state },
    })),
  )
  return { success: true, data }
}
