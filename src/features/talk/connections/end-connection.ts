import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { tellThread } from './answer-connection.ts'
import type * as contract from './contract.ts'
import { connectionChanged } from './events.ts'
import { inList } from './select-connections.ts'

/** Takes one's request back, or ends a connection. @throws Refused not_found */
export async function endConnection(ctx: Context, { connection: id }: Taken<typeof contract.endConnection>) {
  const me = found(ctx.me).id
  const now = ctx.now()
  await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx
        .selectFrom('connections')
        .selectAll()
        .where('id', '=', id)
        .where((eb) => eb.or([inList('accepted', me, now), inList('asked_by_me', me, now)]))
        .forUpdate()
        .executeTakeFirst(),
    )
    await tx.updateTable('connections').set({ ended_at: now }).where('id', '=', id).execute()
    const { user_id: user, other_id: other, state } = row
    if (state === 'accepted' && other) await tellThread(ctx, tx, user, other)
    await emit(ctx, tx, connectionChanged, { connection: id, user, other, what: 'ended' })
  })
  return { success: true as const }
}
