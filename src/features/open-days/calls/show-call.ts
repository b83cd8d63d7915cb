import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { type Talk, talkAtDesk, talkBehind } from './find-talk.ts'
import { guestOf } from './guests.ts'
import { iceServers } from './ice-servers.ts'
import { topicOfCall } from './line-of-call.ts'
import type { CallSide } from './rules.ts'

/** @throws Refused not_found · call_over */
export const showDeskCall = async (
  ctx: Context,
  asked: Taken<typeof contract.showDeskCall>,
): Promise<Given<typeof contract.showDeskCall>> => show(ctx, await talkAtDesk(ctx, asked))

/** @throws Refused link_expired · call_over */
export const showLinkCall = async (
  ctx: Context,
  { key }: Taken<typeof contract.showLinkCall>,
): Promise<Given<typeof contract.showLinkCall>> => show(ctx, await talkBehind(ctx, key))

const show = async (ctx: Context, talk: Talk): Promise<Given<typeof contract.showDeskCall>> => ({
  success: true,
  data: await callOf(ctx, talk),
})

/** A call as one of its sides finds it. */
export const callOf = async (ctx: Context, talk: Talk): Promise<contract.TalkCall> => ({
  ice_servers: iceServers(ctx.settings, talk.visit, ctx.now()),
  other: await meansOfOther(ctx, talk),
  guest: await guestOf(ctx, talk),
  topic: topicOfCall(ctx, talk.visit),
})

/** The side one talks with: of a third the desk that asked. */
const otherOf = ({ side }: Talk): CallSide => (side === 'desk' ? 'visitor' : 'desk')

/** Who came last of the other side and has not left since. */
async function meansOfOther({ db }: Context, talk: Talk) {
  const { visit, desk } = talk
  const rows = await db
    .selectFrom('call_signals')
    .select('signal')
    .where('visit_id', '=', visit)
    .where('desk_id', '=', desk)
    .where('side', '=', otherOf(talk))
    .where(sql<boolean>`signal->>'kind' in ('hello', 'bye')`)
    .orderBy('id', 'desc')
    // of several pages of one side the last that came counts, also while another one goes
    .limit(20)
    .execute()
  const signals = rows.map(({ signal }) => signal as contract.Signal)
  const last = signals.find(({ kind }) => kind === 'hello')
  const isGone = signals.some(({ kind, from }) => kind === 'bye' && from === last?.from)
  return last?.kind === 'hello' && !isGone ? last.means : null
}
