import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { senderBlocked } from './events.ts'
import { findThreadFor, type ThreadRow } from './find-thread.ts'
import { isInside, type ThreadSide } from './rules.ts'
import { tellLive } from './tell-live.ts'

type Sides = Pick<ThreadRow, 'kind' | 'page_id' | 'user_id' | 'other_id'>
/** Whom somebody blocks: a company, all of it, or one person. */
export type Whom = { page_id: string; other_id: null } | { page_id: null; other_id: string }

/** Whether the one outside, or the other of two people, does not want to hear this. */
export async function isBlocked(
  tx: Tx,
  { kind, page_id, user_id, other_id }: Sides,
  { side, author }: { side: ThreadSide; author: string | null },
): Promise<boolean> {
  if (kind === 'personal')
    return author ? blocks(tx, author === user_id ? other_id : user_id, { page_id: null, other_id: author }) : false
  return side === 'page' && page_id ? blocks(tx, user_id, { page_id, other_id: null }) : false
}

/** Whether this person blocked a company or another person. */
export async function blocks(db: Db | Tx, user: string | null, { page_id, other_id }: Whom): Promise<boolean> {
  if (!user) return false
  const row = await db
    .selectFrom('blocks')
    .select('id')
    .where('user_id', '=', user)
    .$if(page_id !== null, (query) => query.where('page_id', '=', page_id))
    .$if(other_id !== null, (query) => query.where('other_id', '=', other_id))
    .executeTakeFirst()
  return row !== undefined
}

/** The other side of a conversation, for whoever reads it from outside; null where nobody can be blocked. */
export function otherOf({ kind, page_id, user_id, other_id }: Sides, me: string, side: ThreadSide): Whom | null {
  if (kind === 'personal') return { page_id: null, other_id: found(me === user_id ? other_id : user_id) }
  return page_id && !isInside(side) && side === 'candidate' ? { page_id, other_id: null } : null
}

/** Nothing more is heard of the other side from here on; what it writes it still sees as sent. @throws Refused not_found · not_allowed */
export async function blockSender(ctx: Context, { thread: id }: Taken<typeof contract.blockSender>) {
  const whom = await whomToBlock(ctx, id)
  await ctx.db.transaction().execute((tx) => block(ctx, tx, found(ctx.me).id, whom))
  return { success: true as const }
}

/** Blocks a company or a person; twice is once. */
export async function block(ctx: Context, tx: Tx, user_id: string, whom: Whom): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('blocks')
    .values({ id: newId(), user_id, ...whom, at: ctx.now() })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) return
  await letGo(tx, user_id, whom)
  await emit(ctx, tx, senderBlocked, { user: user_id, page: whom.page_id, other: whom.other_id })
}

/** What was unread of a blocked company counts for nothing any more. */
async function letGo(tx: Tx, user_id: string, { page_id }: Whom): Promise<void> {
  if (!page_id) return
  const rows = await tx
    .updateTable('threads')
    .set({ unread_outside: 0 })
    .where('user_id', '=', user_id)
    .where('page_id', '=', page_id)
    .returning('id')
    .execute()
  for (const { id } of rows) await tellLive(tx, [`user:${user_id}`], 'thread.read', id)
}

/** @throws Refused not_found · not_allowed */
export async function unblockSender(ctx: Context, { thread: id }: Taken<typeof contract.unblockSender>) {
  const { page_id, other_id } = await whomToBlock(ctx, id)
  await ctx.db
    .deleteFrom('blocks')
    .where('user_id', '=', found(ctx.me).id)
    .where('page_id', 'is not distinct from', page_id)
    .where('other_id', 'is not distinct from', other_id)
    .execute()
  return { success: true as const }
}

/** Whom the caller blocks by blocking the other side of a conversation. @throws Refused not_found · not_allowed */
export async function whomToBlock(ctx: Context, id: string): Promise<Whom> {
  const { thread, stand } = await findThreadFor(ctx, id, 'block')
  return found(otherOf(thread, found(ctx.me).id, stand.side))
}
