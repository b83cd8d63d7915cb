import type { Context } from '#platform/server/context.ts'
import { isId } from '#platform/shared/ids.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { demandTalk, type Talk } from './find-talk.ts'

/** The call a third is in, once the visitor said yes. @throws Refused link_expired · call_over */
export async function agreedTalk(ctx: Context, key: string): Promise<Talk> {
  const talk = await talkOfGuest(ctx, key)
  await demandTalk(ctx.db, talk)
  return talk
}

/** A link of a colleague is theirs alone; one for outside is whoever's holds it. @throws Refused link_expired · call_over: it is not there any more */
export async function talkOfGuest(ctx: Context, key: string): Promise<Talk> {
  const told = await ctx.signer.read('call-guest', key)
  const id = told?.guest
  if (typeof id !== 'string' || !isId(id)) throw new Refused('link_expired')
  const row = await ctx.db
    .selectFrom('call_guests')
    .select(['visit_id', 'desk_id', 'user_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new Refused('call_over')
  if (row.user_id && row.user_id !== ctx.me?.id) throw new Refused('link_expired')
  return { visit: row.visit_id, desk: row.desk_id, side: 'guest' }
}
