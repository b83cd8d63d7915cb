import type { Selectable } from 'kysely'
import type { Threads } from '#db/tables.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Standing } from '#platform/server/thread-source.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { isHeardBy } from './is-heard-by.ts'
import { mayInThread, type ThreadAction, type ThreadRole, type ThreadSide, threadRoles, threadSides } from './rules.ts'
import { sourceOf } from './sources.ts'

export type ThreadRow = Selectable<Threads>
export type Stand = Omit<Standing, 'side' | 'role'> & { side: ThreadSide; role: ThreadRole; from: number }
export type FoundThread = { thread: ThreadRow; stand: Stand }

/** A conversation and how the caller stands to it. @throws Refused not_found: also for whoever has no business there */
export async function findThread(ctx: Context, id: string): Promise<FoundThread> {
  const thread = found(await ctx.db.selectFrom('threads').selectAll().where('id', '=', id).executeTakeFirst())
  return { thread, stand: await standIn(ctx, thread) }
}

/** @throws Refused not_found */
export async function standIn(ctx: Context, thread: ThreadRow): Promise<Stand> {
  const standing = found(await sourceOf(ctx, thread.kind)?.standing(ctx, thread))
  return {
    ...standing,
    side: found(threadSides.find((side) => side === standing.side)),
    role: found(threadRoles.find((role) => role === standing.role)),
    from: standing.from ?? 0,
  }
}

/** The same for whoever may do this there. @throws Refused not_found · not_allowed */
export async function findThreadFor(ctx: Context, id: string, action: ThreadAction): Promise<FoundThread> {
  const known = await findThread(ctx, id)
  demand(known, action)
  return known
}

/** @throws Refused not_allowed */
export function demand({ thread, stand }: FoundThread, action: ThreadAction): void {
  if (!mayInThread(thread.kind, stand.side, stand.role, action)) throw new Refused('not_allowed')
}

/** Holds a conversation until the transaction ends, so that its messages take their numbers one after the other. */
export const lockThread = async (tx: Tx, id: string): Promise<ThreadRow> =>
  found(await tx.selectFrom('threads').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst())

/** A message that this reader may see. @throws Refused not_found */
export async function findMessage(ctx: Context, { thread, stand }: FoundThread, id: string) {
  const row = found(
    await ctx.db
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .where('thread_id', '=', thread.id)
      .where('seq', '>', stand.from)
      .where(isHeardBy(stand.side, found(ctx.me).id))
      .executeTakeFirst(),
  )
  return row
}
