import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'
import { eraseRows } from '#platform/server/forgetting/erase-rows.ts'

/** Addresses that lead into a person's conversations, and what they sent there before they had an account. */
export const mailReplyHolding = {
  name: 'mail-replies',
  give: ({ db }: Context, user: string) =>
    db.selectFrom('reply_addresses').select(['thread_id', 'side', 'expires_at']).where('user_id', '=', user).execute(),
  async forget(ctx: Context, tx: Tx, user: string): Promise<string[]> {
    const theirs = tx.selectFrom('applications').select('id').where('candidate_id', '=', user)
    await tx.deleteFrom('reply_addresses').where('side', '=', 'candidate').where('thread_id', 'in', theirs).execute()
    const messages = tx
      .selectFrom('messages')
      .select('id')
      .where('thread_id', 'in', theirs)
      .where('author_side', '=', 'candidate')
    return eraseRows(ctx, tx, 'files', sql`thing = 'message' and thing_id in ${messages}`)
  },
}
