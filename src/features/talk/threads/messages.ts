import { type RawBuilder, sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import type { ThreadKind, ThreadSide } from './rules.ts'

/** What a thread is about: it has the id of that thing, so that each thing has one. */
export type Thread = { id: string; kind: ThreadKind }

export type Said = {
  side: ThreadSide
  author: string | null
  /** Of somebody without an account. */
  name?: string
  subject?: string
  text: string
  /** Of one that came by mail: who sent it, if not the person it is of, and which attachments were left behind. */
  mail?: { sender: string | null; notKept: string[] }
}

/** Writes a message into a thread, which the first one opens; who may, and who is told, is up to whoever calls. @returns its id */
export async function writeMessage(
  ctx: Context,
  tx: Tx,
  thread: Thread,
  { side, author, name, subject = '', text, mail }: Said,
): Promise<string> {
  await tx
    .insertInto('threads')
    .values({ ...thread, created_at: ctx.now() })
    .onConflict((known) => known.column('id').doNothing())
    .execute()
  const row = {
    id: newId(),
    thread_id: thread.id,
    author_id: author,
    author_side: side,
    author_name: author ? await nameOf(tx, author) : (name ?? ''),
    ...{ subject, text, at: ctx.now() },
    ...(mail && { by_mail: true, sender: mail.sender, not_kept: mail.notKept }),
  }
  await tx.insertInto('messages').values(row).execute()
  return row.id
}

/** All that was said, the oldest first. */
export const messagesIn = (db: Db, thread: string) =>
  db.selectFrom('messages').selectAll().where('thread_id', '=', thread).orderBy('at').execute()

/** One side has read what the other wrote. @returns whether anything was new to it */
export async function markRead(
  db: Db | Tx,
  thread: string,
  { by, at }: { by: ThreadSide; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('messages')
    .set({ read_at: at })
    .where('thread_id', '=', thread)
    .where('author_side', '<>', by)
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many messages the thread of a row has; `thread` is the column that names it. */
export const countIn = (thread: string): RawBuilder<number> =>
  sql<number>`(select count(*) from messages m where m.thread_id = ${sql.ref(thread)})`

/** How many of them this side has not read. */
export const countUnread = (thread: string, by: ThreadSide): RawBuilder<number> =>
  sql<number>`(select count(*) from messages m where m.thread_id = ${sql.ref(thread)} and m.author_side <> ${by} and m.read_at is null)`

const nameOf = async (tx: Tx, user: string): Promise<string> =>
  (await tx.selectFrom('users').select('name').where('id', '=', user).executeTakeFirstOrThrow()).name
