import { type RawBuilder, sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { isBlocked } from './blocks.ts'
import type { ThreadRow } from './find-thread.ts'
import { isInside, sidesOf, type ThreadKind, type ThreadSide } from './rules.ts'
import { tellLive, topicsOf } from './tell-live.ts'

/** What a thread is about: one about a thing has the id of that thing, so that each thing has one. */
export type Thread = {
  id: string
  kind: ThreadKind
  page_id?: string | null
  user_id?: string | null
  job_id?: string | null
}

export type Said = {
  side: ThreadSide
  author: string | null
  /** Of somebody without an account. */
  name?: string
  /** What the writer's name becomes where they do not write under it. */
  sign?: (name: string) => Promise<string>
  subject?: string
  text: string
  /** Of one that came by mail: who sent it, if not the person it is of, and which attachments were left behind. */
  mail?: { sender: string | null; notKept: string[] }
  /** The sender's own number for it. */
  client?: string
  replyTo?: string | null
  mentions?: readonly string[]
  warnings?: readonly string[]
}

/** Opens the thread of a thing, if it is not open yet. */
export const openThread = (ctx: Context, tx: Tx, { id, kind, page_id = null, user_id = null, job_id = null }: Thread) =>
  tx
    .insertInto('threads')
    .values({ id, kind, page_id, user_id, job_id, created_at: ctx.now(), last_at: ctx.now() })
    .onConflict((known) => known.column('id').doNothing())
    .execute()

/**
 * Writes a message into a thread, which the first one opens, and says so to open screens; who may, and who is told, is up to
 * whoever calls. Messages of one thread take their numbers one after the other. @returns its id and number
 */
export async function writeMessage(
  ctx: Context,
  tx: Tx,
  thread: Thread,
  {
    side,
    author,
    name = '',
    sign = async (own) => own,
    subject = '',
    text,
    mail,
    client,
    replyTo = null,
    mentions = [],
    warnings = [],
  }: Said,
): Promise<{ id: string; seq: number }> {
  await openThread(ctx, tx, thread)
  const { last_seq: seq, ...row } = await takeNumber(tx, thread.id)
  const unheard = await isBlocked(tx, row, { side, author })
  const id = newId()
  await tx
    .insertInto('messages')
    .values({
      ...{ id, thread_id: thread.id, seq, author_id: author, author_side: side, subject, text, at: ctx.now() },
      author_name: await sign(author ? await nameOf(tx, author) : name),
      ...{ client_id: client ?? null, reply_to: replyTo, mentions: [...mentions], warnings: [...warnings], unheard },
      ...(mail && { by_mail: true, sender: mail.sender, not_kept: mail.notKept }),
    })
    .execute()
  if (author) await noteOwn(tx, thread.id, author, seq)
  if (unheard) await tellLive(tx, [`thread:${thread.id}`], 'thread.message', thread.id)
  else await noteNews(ctx, tx, row, side)
  return { id, seq }
}

/** The next number of a thread, which is held from here on. */
const takeNumber = (tx: Tx, thread: string): Promise<ThreadRow> =>
  tx
    .updateTable('threads')
    .set((eb) => ({ last_seq: eb('last_seq', '+', 1) }))
    .where('id', '=', thread)
    .returningAll()
    .executeTakeFirstOrThrow()

/** What one writes one has read, and is no draft any more. */
const noteOwn = (tx: Tx, thread_id: string, user_id: string, read_seq: number) =>
  tx
    .insertInto('thread_marks')
    .values({ thread_id, user_id, read_seq })
    .onConflict((known) =>
      known.columns(['thread_id', 'user_id']).doUpdateSet({ read_seq, draft: '', drafted_at: null }),
    )
    .execute()

async function noteNews(ctx: Context, tx: Tx, row: Omit<ThreadRow, 'last_seq'>, side: ThreadSide): Promise<void> {
  const now = ctx.now()
  const unread = sidesOf(row.kind) && (isInside(side) ? 'unread_outside' : 'unread_inside')
  await tx
    .updateTable('threads')
    .set({ last_at: now, last_side: side, ...(unread && { [unread]: row[unread] + 1 }) })
    .where('id', '=', row.id)
    .execute()
  // what was put away comes back with news, unless nobody wants to hear it
  await tx
    .updateTable('thread_marks')
    .set({ archived_at: null })
    .where('thread_id', '=', row.id)
    .where('archived_at', 'is not', null)
    .where((eb) => eb.or([eb('muted_until', 'is', null), eb('muted_until', '<', now)]))
    .execute()
  await tellLive(tx, topicsOf(row), 'thread.message', row.id)
}

/** Whose these threads are, now that whoever wrote without an account has one. */
export async function nameOutsider(tx: Tx, threads: readonly string[], user_id: string): Promise<void> {
  if (threads.length === 0) return
  await tx.updateTable('threads').set({ user_id }).where('id', 'in', threads).execute()
  await tx
    .updateTable('messages')
    .set({ author_id: user_id })
    .where('thread_id', 'in', threads)
    .where('author_side', '=', 'candidate')
    .where('author_id', 'is', null)
    .execute()
}

/** All that was said to both sides, the oldest first. */
export const messagesIn = (db: Db, thread: string, reader: ThreadSide) =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('thread_id', '=', thread)
    .where((eb) => eb.or([eb('unheard', '=', false), eb('author_side', '=', reader)]))
    .orderBy('seq')
    .execute()

/** One side has read what the other wrote, and open screens hear of it. @returns whether anything was new to it */
export async function markRead(
  tx: Tx,
  thread: string,
  { by, at, upTo }: { by: ThreadSide; at: Date; upTo?: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('messages')
    .set({ read_at: at })
    .where('thread_id', '=', thread)
    .where('author_side', '<>', by)
    .where('read_at', 'is', null)
    .where('unheard', '=', false)
    .$if(upTo !== undefined, (query) => query.where('seq', '<=', upTo as number))
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const counter = isInside(by) ? 'unread_inside' : 'unread_outside'
  const row = await tx
    .updateTable('threads')
    .set((eb) => ({ [counter]: sql<number>`greatest(0, ${eb.ref(counter)} - ${Number(numUpdatedRows)})` }))
    .where('id', '=', thread)
    .returningAll()
    .executeTakeFirstOrThrow()
  await tellLive(tx, topicsOf(row), 'thread.read', thread)
  return true
}

/** How many messages the thread of a row has; `thread` is the column that names it. */
export const countIn = (thread: string): RawBuilder<number> =>
  sql<number>`coalesce((select last_seq from threads where threads.id = ${sql.ref(thread)}), 0)`

/** How many of them this side has not read. */
export const countUnread = (thread: string, by: ThreadSide): RawBuilder<number> =>
  sql<number>`coalesce((select ${sql.ref(isInside(by) ? 'threads.unread_inside' : 'threads.unread_outside')} from threads where threads.id = ${sql.ref(thread)}), 0)`

const nameOf = async (tx: Tx, user: string): Promise<string> =>
  (await tx.selectFrom('users').select('name').where('id', '=', user).executeTakeFirstOrThrow()).name
