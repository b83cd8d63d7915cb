import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { type FoundThread, findThread } from './find-thread.ts'
import { isHeardBy } from './is-heard-by.ts'
import type * as contract from './message-contract.ts'
import { type MessageRow, viewMessages } from './message-view.ts'

type Asked = Taken<typeof contract.listMessages>
type Stretch = { rows: MessageRow[]; older: boolean; newer: boolean; at: number | null }

/** A stretch of a conversation, in its order. @throws Refused not_found */
export async function listMessages(ctx: Context, asked: Asked): Promise<Given<typeof contract.listMessages>> {
  const known = await findThread(ctx, asked.thread)
  const { rows, ...rest } = await stretchOf(ctx, known, asked)
  return { success: true, data: { ...rest, messages: await viewMessages(ctx, known, rows) } }
}

async function stretchOf(
  ctx: Context,
  known: FoundThread,
  { before, after, around, day, size }: Asked,
): Promise<Stretch> {
  if (after !== undefined) {
    const rows = await newerThan(ctx, known, after, size + 1)
    return { rows: rows.slice(0, size), older: after > known.stand.from, newer: rows.length > size, at: null }
  }
  const at = around ?? (day ? await firstOn(ctx, known, day) : undefined)
  if (at === undefined) {
    const rows = await olderThan(ctx, known, before, size + 1)
    return { rows: rows.slice(0, size).reverse(), older: rows.length > size, newer: before !== undefined, at: null }
  }
  const half = Math.ceil(size / 2)
  const [older, newer] = await Promise.all([
    olderThan(ctx, known, at, half + 1),
    newerThan(ctx, known, at - 1, half + 1),
  ])
  const rows = [...older.slice(0, half).reverse(), ...newer.slice(0, half)]
  return { rows, older: older.length > half, newer: newer.length > half, at }
}

const select = (ctx: Context, { thread, stand }: FoundThread) =>
  ctx.db
    .selectFrom('messages')
    .selectAll()
    .where('thread_id', '=', thread.id)
    .where('seq', '>', stand.from)
    .where(isHeardBy(stand.side, found(ctx.me).id))

const olderThan = (ctx: Context, known: FoundThread, seq: number | undefined, limit: number) =>
  select(ctx, known)
    .$if(seq !== undefined, (query) => query.where('seq', '<', seq as number))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()

/** The latest messages this reader may see, the oldest of them first. */
export const lastOf = async (ctx: Context, known: FoundThread, most: number): Promise<MessageRow[]> =>
  (await olderThan(ctx, known, undefined, most)).reverse()

const newerThan = (ctx: Context, known: FoundThread, seq: number, limit: number) =>
  select(ctx, known).where('seq', '>', seq).orderBy('seq').limit(limit).execute()

/** The first message of a day or after it; the last of all where there is none. */
async function firstOn(ctx: Context, known: FoundThread, day: string): Promise<number> {
  const row = await select(ctx, known)
    .clearSelect()
    .select('seq')
    .where('at', '>=', new Date(`${day}T00:00:00Z`))
    .orderBy('at')
    .limit(1)
    .executeTakeFirst()
  return row?.seq ?? known.thread.last_seq
}
