import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { type Talk, talkAtDesk, talkBehind } from './find-talk.ts'
import { iceServers } from './ice-servers.ts'
import { topicOfCall } from './line-of-call.ts'

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

async function show(ctx: Context, talk: Talk): Promise<Given<typeof contract.showDeskCall>> {
  return {
    success: true,
    data: {
      ice_servers: iceServers(ctx.settings, talk.visit, ctx.now()),
      other: await meansOfOther(ctx, talk),
      topic: topicOfCall(ctx, talk.visit),
    },
  }
}

/** Who came or went last of the other side. */
async function meansOfOther({ db }: Context, { visit, desk, side }: Talk) {
  const last = await db
    .selectFrom('call_signals')
    .select('signal')
    .where('visit_id', '=', visit)
    .where('desk_id', '=', desk)
    .where('side', '!=', side)
    .where(sql<boolean>`signal->>'kind' in ('hello', 'bye')`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const signal = last?.signal as contract.Signal | undefined
  return signal?.kind === 'hello' ? signal.means : null
}
