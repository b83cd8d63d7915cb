import { threadChanged, threadMessageSent } from '#features/talk/threads/events.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { on } from '#platform/server/events/reaction.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/** Closes a conversation as settled, or opens it again. @throws Refused not_found */
export async function settleSupport(ctx: Context, { thread: id, settled }: Taken<typeof contract.settleSupport>) {
  await ctx.db.transaction().execute(async (tx) => {
    const row = found(
      await tx
        .selectFrom('threads')
        .select('closed_at')
        .where('id', '=', id)
        .where('kind', '=', 'support')
        .forUpdate()
        .executeTakeFirst(),
    )
    if ((row.closed_at !== null) === settled) return
    await tx
      .updateTable('threads')
      .set({ closed_at: settled ? ctx.now() : null })
      .where('id', '=', id)
      .execute()
    await tell(ctx, tx, id, settled)
  })
  return { success: true as const }
}

export const supportReactions = [
  // whoever asked writes again: then it was not settled
  on(threadMessageSent, 'open-again', async (ctx, { at, data: { thread, kind, side } }) => {
    if (kind !== 'support' || side !== 'person') return
    await ctx.db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('threads')
        .set({ closed_at: null })
        .where('id', '=', thread)
        .where('closed_at', '<=', at)
        .executeTakeFirst()
      if (numUpdatedRows) await tell(ctx, tx, thread, false)
    })
  }),
]

const tell = (ctx: Context, tx: Tx, thread: string, settled: boolean) =>
  emit(ctx, tx, threadChanged, {
    ...{ thread, kind: 'support', page: null, user: null },
    what: settled ? 'closed' : 'opened',
  })
