import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { publish } from '#platform/server/live/publish.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { findThread, findThreadFor } from './find-thread.ts'
import { markRead } from './messages.ts'
import { linksTo } from './places.ts'
import { mutedForGood, sidesOf } from './rules.ts'

const mostPins = 20

/** Everything up to here was read: by this person, and where two sides speak, by this side. @throws Refused not_found */
export async function readThread(ctx: Context, { thread: id, seq }: Taken<typeof contract.readThread>) {
  const { thread, stand } = await findThread(ctx, id)
  const me = found(ctx.me).id
  const upTo = Math.min(seq, thread.last_seq)
  await ctx.db.transaction().execute(async (tx) => {
    const isNewToSide = sidesOf(thread.kind) ? await markRead(tx, id, { by: stand.side, at: ctx.now(), upTo }) : false
    const isNew = await raise(tx, id, me, upTo)
    // whoever wrote sees how many have read it
    if (isNew && !isNewToSide) await publish(tx, [`user:${me}`, `thread:${id}`], 'thread.read', id)
    await tx
      .updateTable('notifications')
      .set({ read_at: ctx.now() })
      .where('user_id', '=', me)
      .where('read_at', 'is', null)
      .where('link', 'in', linksTo(id))
      .execute()
  })
  return { success: true as const }
}

/** @returns whether it was further than before */
async function raise(tx: Tx, thread_id: string, user_id: string, read_seq: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('thread_marks')
    .values({ thread_id, user_id, read_seq })
    .onConflict((known) =>
      known.columns(['thread_id', 'user_id']).doUpdateSet({ read_seq }).where('thread_marks.read_seq', '<', read_seq),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** @throws Refused not_found · pins_full */
export async function markThread(ctx: Context, { thread: id, ...wanted }: Taken<typeof contract.markThread>) {
  await findThread(ctx, id)
  const user_id = found(ctx.me).id
  const now = ctx.now()
  const { mute, pinned, archived } = wanted
  const set = {
    ...(mute !== undefined && {
      muted_until: mute === null ? mutedForGood : mute === 0 ? null : new Date(now.getTime() + mute * 3_600_000),
    }),
    ...(pinned !== undefined && { pinned_at: pinned ? now : null }),
    ...(archived !== undefined && { archived_at: archived ? now : null }),
  }
  if (Object.keys(set).length === 0) return { success: true as const }
  await ctx.db.transaction().execute(async (tx) => {
    if (pinned) await demandRoom(tx, user_id, id)
    await tx
      .insertInto('thread_marks')
      .values({ thread_id: id, user_id, ...set })
      .onConflict((known) => known.columns(['thread_id', 'user_id']).doUpdateSet(set))
      .execute()
    await publish(tx, [`user:${user_id}`], 'thread.marked', id)
  })
  return { success: true as const }
}

async function demandRoom(tx: Tx, user: string, thread: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`pins ${user}`}))`.execute(tx)
  const { count } = await tx
    .selectFrom('thread_marks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('thread_id', '<>', thread)
    .where('pinned_at', 'is not', null)
    .executeTakeFirstOrThrow()
  if (count >= mostPins) throw new Refused('pins_full', { most: mostPins })
}

/** @throws Refused not_found */
export async function keepDraft(ctx: Context, { thread: id, text }: Taken<typeof contract.keepDraft>) {
  await findThread(ctx, id)
  const user_id = found(ctx.me).id
  const draft = text.toWellFormed().replaceAll('\0', '')
  const set = { draft, drafted_at: draft ? ctx.now() : null }
  await ctx.db
    .insertInto('thread_marks')
    .values({ thread_id: id, user_id, ...set })
    .onConflict((known) => known.columns(['thread_id', 'user_id']).doUpdateSet(set))
    .execute()
  return { success: true as const }
}

/** Says to whoever has it open that somebody writes; of two sides only which. @throws Refused not_found · not_allowed */
export async function sayTyping(ctx: Context, { thread: id }: Taken<typeof contract.sayTyping>) {
  const { thread, stand } = await findThreadFor(ctx, id, 'write')
  const who = sidesOf(thread.kind)?.outside === stand.side ? stand.side : found(ctx.me).id
  await ctx.db.transaction().execute((tx) => publish(tx, [`thread:${id}`], 'thread.typing', who))
  return { success: true as const }
}
