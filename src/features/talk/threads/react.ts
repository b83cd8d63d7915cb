import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { findMessage, findThreadFor } from './find-thread.ts'
import type * as contract from './message-contract.ts'
import { mostReactions } from './rules.ts'
import { tellLive } from './tell-live.ts'

type Reacted = Taken<typeof contract.react>

/** @throws Refused not_found · not_allowed · message_unsent · reactions_full */
export async function react(ctx: Context, { thread, message: id, emoji }: Reacted) {
  const known = await findThreadFor(ctx, thread, 'react')
  const message = await findMessage(ctx, known, id)
  if (message.unsent_at) throw new Refused('message_unsent')
  const user_id = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const there = await tx
      .selectFrom('message_reactions')
      .select('emoji')
      .distinct()
      .where('message_id', '=', id)
      .execute()
    const isNew = !there.some((one) => one.emoji === emoji)
    if (isNew && there.length >= mostReactions) throw new Refused('reactions_full', { most: mostReactions })
    await tx
      .insertInto('message_reactions')
      .values({ message_id: id, of_thread_id: thread, user_id, emoji, at: ctx.now() })
      .onConflict((known) => known.doNothing())
      .execute()
    await tellLive(tx, [`thread:${thread}`], 'thread.message', thread)
  })
  return { success: true as const }
}

/** @throws Refused not_found · not_allowed */
export async function takeReactionBack(ctx: Context, { thread, message: id, emoji }: Reacted) {
  const known = await findThreadFor(ctx, thread, 'react')
  await findMessage(ctx, known, id)
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('message_reactions')
      .where('message_id', '=', id)
      .where('user_id', '=', found(ctx.me).id)
      .where('emoji', '=', emoji)
      .execute()
    await tellLive(tx, [`thread:${thread}`], 'thread.message', thread)
  })
  return { success: true as const }
}
