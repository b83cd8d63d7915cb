import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'

/** What somebody wrote in conversations, reacted, kept for oneself, and whom they block. What applications hold is given there. */
export const threadHolding = {
  name: 'messages',
  async give({ db }: Context, user: string) {
    const [messages, files, reactions, groups, kept, blocked] = await Promise.all([
      db
        .selectFrom('messages')
        .innerJoin('threads', 'threads.id', 'messages.thread_id')
        .select(['threads.kind', 'thread_id', 'text', 'at', 'edited_at', 'unsent_at'])
        .where('author_id', '=', user)
        .orderBy('at')
        .execute(),
      db
        .selectFrom('files')
        .select(['thing_id as message', 'name', 'mime', 'bytes', 'created_at'])
        .where('owner_id', '=', user)
        .where('thing', '=', 'message')
        .orderBy('created_at')
        .execute(),
      db.selectFrom('message_reactions').select(['message_id', 'emoji', 'at']).where('user_id', '=', user).execute(),
      db.selectFrom('thread_members').select(['thread_id', 'role', 'joined_at']).where('user_id', '=', user).execute(),
      db
        .selectFrom('thread_marks')
        .select(['thread_id', 'draft', 'muted_until', 'pinned_at', 'archived_at'])
        .where('user_id', '=', user)
        .execute(),
      db
        .selectFrom('blocks')
        .leftJoin('pages', 'pages.id', 'blocks.page_id')
        .select(['pages.name as company', 'other_id', 'at'])
        .where('user_id', '=', user)
        .execute(),
    ])
    return { messages, files, reactions, groups, kept, blocked }
  },
  files: ({ db }: Context, user: string) =>
    db
      .selectFrom('files')
      .select(['id', 'name', 'storage_key'])
      .where('owner_id', '=', user)
      .where('thing', '=', 'message')
      .execute(),
  /** What a company said stays with the company, without a name; a person's own words between people are gone. */
  async forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    const nobody = { author_name: '', text: '', subject: '', sender: null, unsent_at: ctx.now() }
    await tx
      .updateTable('messages')
      .set(nobody)
      .where('author_id', '=', user)
      .where('author_side', 'in', ['candidate', 'person', 'member'])
      .execute()
    await tx.updateTable('messages').set({ author_name: '' }).where('author_id', '=', user).execute()
    // conversations between two people go with either; those with a company or the site keep what the others said
    return eraseRows(ctx, tx, 'threads', sql`kind = 'personal' and (user_id = ${user} or other_id = ${user})`)
  },
}
