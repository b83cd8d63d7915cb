import type { Context, Tx } from '#platform/server/context.ts'

/** Addresses that lead into a person's conversations, and what they sent there before they had an account. */
export const mailReplyHolding = {
  name: 'mail-replies',
  give: ({ db }: Context, user: string) =>
    db.selectFrom('reply_addresses').select(['thread_id', 'side', 'expires_at']).where('user_id', '=', user).execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    const theirs = tx.selectFrom('applications').select('id').where('candidate_id', '=', user)
    await tx
      .deleteFrom('reply_addresses')
      .where((eb) =>
        eb.or([eb('user_id', '=', user), eb.and([eb('side', '=', 'candidate'), eb('thread_id', 'in', theirs)])]),
      )
      .execute()
    const messages = tx
      .selectFrom('messages')
      .select('id')
      .where('thread_id', 'in', theirs)
      .where('author_side', '=', 'candidate')
    const files = await tx
      .deleteFrom('files')
      .where('thing', '=', 'message')
      .where('thing_id', 'in', messages)
      .returning('storage_key')
      .execute()
    return files.map(({ storage_key }) => storage_key)
  },
}
