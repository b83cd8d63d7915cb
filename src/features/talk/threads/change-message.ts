import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, refuse } from '#platform/shared/refusal.ts'
import { messageChanged } from './events.ts'
import { type FoundThread, findMessage, findThread } from './find-thread.ts'
import type * as contract from './message-contract.ts'
import { type MessageRow, viewOne } from './message-view.ts'
import { mayChange, mayInThread } from './rules.ts'
import { tellLive, topicsOf } from './tell-live.ts'
import { warningsFor } from './warnings.ts'

/** @throws Refused not_found · not_allowed · change_late · message_unsent */
export async function editMessage(
  ctx: Context,
  { thread, message: id, text }: Taken<typeof contract.editMessage>,
): Promise<Given<typeof contract.editMessage>> {
  const known = await findThread(ctx, thread)
  const message = await findMessage(ctx, known, id)
  must(mayEdit(ctx, known, message))
  if (text === message.text) return { success: true, data: await viewOne(ctx, known, id) }
  await ctx.db.transaction().execute(async (tx) => {
    await hold(ctx, tx, known, id)
    const warnings = await warningsFor(tx, known.thread, { side: message.author_side, text })
    // a warning that was given is not written away
    const all = [...new Set([...message.warnings, ...warnings])]
    await tx.updateTable('messages').set({ text, edited_at: ctx.now(), warnings: all }).where('id', '=', id).execute()
    await quoteNoMore(tx, thread)
    await tell(ctx, tx, known, { id, unsent: false })
  })
  return { success: true, data: await viewOne(ctx, known, id) }
}

const mayEdit = (ctx: Context, { thread, stand }: FoundThread, message: MessageRow) =>
  mayInThread(thread.kind, stand.side, stand.role, 'edit')
    ? mayChange(message, found(ctx.me).id, ctx.now())
    : refuse('not_allowed')

/** @throws Refused not_found · not_allowed · change_late · message_unsent */
export async function unsendMessage(
  ctx: Context,
  { thread, message: id }: Taken<typeof contract.unsendMessage>,
): Promise<Given<typeof contract.unsendMessage>> {
  const known = await findThread(ctx, thread)
  const message = await findMessage(ctx, known, id)
  must(mayUnsend(ctx, known, message))
  const gone = await ctx.db.transaction().execute(async (tx) => {
    await hold(ctx, tx, known, id)
    await tx
      .updateTable('messages')
      .set({ text: '', subject: '', unsent_at: ctx.now(), mentions: [], warnings: [], not_kept: [], sender: null })
      .where('id', '=', id)
      .execute()
    await tx.deleteFrom('message_reactions').where('message_id', '=', id).execute()
    const files = await tx
      .deleteFrom('files')
      .where('thing', '=', 'message')
      .where('thing_id', '=', id)
      .returning('storage_key')
      .execute()
    await quoteNoMore(tx, thread)
    await tell(ctx, tx, known, { id, unsent: true })
    return files
  })
  for (const { storage_key } of gone) await ctx.files.remove(storage_key).catch((error) => ctx.log.error(error))
  return { success: true, data: await viewOne(ctx, known, id) }
}

/** One's own within its minutes; any, at any time, for whoever moderates. */
function mayUnsend(ctx: Context, { thread, stand }: FoundThread, message: MessageRow) {
  const may = (action: 'unsend' | 'unsend_others') => mayInThread(thread.kind, stand.side, stand.role, action)
  if (message.unsent_at) return refuse('message_unsent')
  if (may('unsend_others')) return { refused: false as const }
  return may('unsend') ? mayChange(message, found(ctx.me).id, ctx.now()) : refuse('not_allowed')
}

/** Of two who change it at once the second sees what the first did. @throws Refused message_unsent */
async function hold(_: Context, tx: Tx, { thread }: FoundThread, id: string): Promise<void> {
  const row = await tx
    .selectFrom('messages')
    .select('unsent_at')
    .where('id', '=', id)
    .where('thread_id', '=', thread.id)
    .forUpdate()
    .executeTakeFirst()
  if (found(row).unsent_at) throw new Refused('message_unsent')
}

/** What waits to be mailed of this conversation is mailed without the words, which may be others by now. */
const quoteNoMore = (tx: Tx, thread: string) =>
  sql`update held_notices set notice = notice - 'quote' where notice->'thread'->>'id' = ${thread}`.execute(tx)

async function tell(ctx: Context, tx: Tx, { thread }: FoundThread, { id, unsent }: { id: string; unsent: boolean }) {
  const facts = { thread: thread.id, kind: thread.kind, page: thread.page_id }
  await emit(ctx, tx, messageChanged, { ...facts, message: id, unsent })
  await tellLive(tx, topicsOf(thread), 'thread.message', thread.id)
}
