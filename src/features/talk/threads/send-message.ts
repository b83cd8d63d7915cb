import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { type Answer, found, must, Refused, wrongField, yes } from '#platform/shared/refusal.ts'
import { attachFiles } from './attach-files.ts'
import { blocks, otherOf } from './blocks.ts'
import { threadMessageSent } from './events.ts'
import { type FoundThread, findThreadFor, type ThreadRow } from './find-thread.ts'
import { isHeardBy } from './is-heard-by.ts'
import type * as contract from './message-contract.ts'
import { viewOne } from './message-view.ts'
import { type Said, writeMessage } from './messages.ts'
import { peopleIn } from './people-in.ts'
import { isInside, sidesOf } from './rules.ts'
import { sourceOf } from './sources.ts'
import { warningsFor } from './warnings.ts'

/** Something one can see: not only blanks, marks, and letters without a shape. */
const isSeen = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u

type Asked = Taken<typeof contract.sendMessage>
type Written = Omit<Asked, 'thread'>

/**
 * Writes into a conversation, once for each client id.
 * @throws Refused not_found · not_allowed · thread_closed · answered_meanwhile · wait_for_answer · invalid
 */
export async function sendMessage(ctx: Context, written: Asked): Promise<Given<typeof contract.sendMessage>> {
  const known = await findThreadFor(ctx, written.thread, 'write')
  const id = await ctx.db
    .transaction()
    .execute((tx) => sendWithin(ctx, tx, known, written))
    // of two that come at once under one client id the second finds what the first wrote
    .catch(async (error) => {
      const sent = await sentBefore(ctx.db, known, written.client_id, found(ctx.me).id)
      if (!sent) throw error
      return sent
    })
  return { success: true, data: await viewOne(ctx, known, id) }
}

/** Writes for somebody of whom is known how they stand to the conversation. @returns the message, or what was sent before */
export async function sendWithin(ctx: Context, tx: Tx, known: FoundThread, written: Written): Promise<string> {
  const me = found(ctx.me).id
  if (!isSeen.test(written.text) && written.files.length === 0) throw wrongField('text', 'required')
  return (await sentBefore(tx, known, written.client_id, me)) ?? (await send(ctx, tx, known, written, me))
}

/** @throws Refused message_unsent: what was taken back is not sent again under its old id */
async function sentBefore(db: Db | Tx, { thread }: FoundThread, client: string, me: string) {
  const row = await db
    .selectFrom('messages')
    .select(['id', 'unsent_at'])
    .where('thread_id', '=', thread.id)
    .where('client_id', '=', client)
    .where('author_id', '=', me)
    .executeTakeFirst()
  if (row?.unsent_at) throw new Refused('message_unsent')
  return row?.id
}

async function send(ctx: Context, tx: Tx, known: FoundThread, written: Written, me: string): Promise<string> {
  const { thread, stand } = known
  const { text, reply_to: replyTo, files, client_id: client, seen } = written
  const id = await say(ctx, tx, thread, {
    ...{ side: stand.side, author: me, text, client },
    replyTo: replyTo ? await demandMessage(ctx, tx, known, replyTo) : null,
    mentions: await mentionable(ctx, thread, written.mentions),
    onlyAfter: seen,
  })
  await attachFiles(tx, { message: id, owner: me, files })
  return id
}

type Saying = Said & { onlyAfter?: number | undefined }

/**
 * Writes for somebody who may, and tells of it. @throws Refused thread_closed · answered_meanwhile · wait_for_answer: where
 * whoever answers for the kind of conversation says no
 */
export async function say(ctx: Context, tx: Tx, thread: ThreadRow, { onlyAfter, ...said }: Saying): Promise<string> {
  const source = found(sourceOf(ctx, thread.kind))
  await demandHearing(tx, thread, said)
  must(await mayBeSaid(ctx, tx, thread, said.side))
  if (onlyAfter !== undefined && isInside(said.side)) await demandUnanswered(tx, thread.id, onlyAfter, said)
  const warnings = await warningsFor(tx, thread, said)
  const { id, seq } = await writeMessage(ctx, tx, thread, {
    ...said,
    warnings,
    ...(source.signs && { sign: (name) => found(source.signs)(ctx, thread, { side: said.side, name }) }),
  })
  if (source.written) await source.written(ctx, tx, thread, { ...said, id })
  else {
    const facts = { thread: thread.id, kind: thread.kind, page: thread.page_id }
    await emit(ctx, tx, threadMessageSent, { ...facts, message: id, seq, side: said.side })
  }
  return id
}

/** Whoever wants to hear nothing of the other side does not write to it either. @throws Refused sender_blocked */
async function demandHearing(tx: Tx, thread: ThreadRow, { author, side }: Said): Promise<void> {
  const other = author ? otherOf(thread, author, side) : null
  if (author && other && (await blocks(tx, author, other))) throw new Refused('sender_blocked')
}

/** Whether this side may write now: for whoever has to know before. */
export const mayBeSaid = async (ctx: Context, tx: Tx, thread: ThreadRow, side: string): Promise<Answer> =>
  (await sourceOf(ctx, thread.kind)?.mayWrite?.(ctx, tx, thread, side)) ?? yes

/** Two colleagues do not answer the same: the second is told who did. @throws Refused answered_meanwhile */
async function demandUnanswered(tx: Tx, thread: string, after: number, { side, author }: Said): Promise<void> {
  const answer = await tx
    .selectFrom('messages')
    .select('author_name')
    .where('thread_id', '=', thread)
    .where('seq', '>', after)
    .where('author_side', '=', side)
    .where('author_id', 'is distinct from', author)
    .where('unsent_at', 'is', null)
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  if (answer) throw new Refused('answered_meanwhile', { by: answer.author_name })
}

/** @throws Refused invalid: of another conversation, or gone */
async function demandMessage(ctx: Context, tx: Tx, { thread, stand }: FoundThread, id: string): Promise<string> {
  const row = await tx
    .selectFrom('messages')
    .select('id')
    .where('id', '=', id)
    .where('thread_id', '=', thread.id)
    .where('seq', '>', stand.from)
    .where('unsent_at', 'is', null)
    .where(isHeardBy(stand.side, found(ctx.me).id))
    .executeTakeFirst()
  if (!row) throw wrongField('reply_to', 'wrong')
  return row.id
}

/** Those of the named who are in the group; nobody is called into a conversation by naming them. */
async function mentionable(ctx: Context, thread: ThreadRow, users: readonly string[]): Promise<string[]> {
  if (users.length === 0 || sidesOf(thread.kind)) return []
  const there = new Set((await peopleIn(ctx, thread)).map(({ user }) => user))
  return [...new Set(users)].filter((user) => there.has(user))
}
