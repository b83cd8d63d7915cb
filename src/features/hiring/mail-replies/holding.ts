import type { Context, Tx } from '#platform/server/context.ts'

/** Files that somebody sent along with answers by mail, and the addresses those answers went to. */
export const mailReplyHolding = {
  name: 'mail-replies',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('files')
      .select(['id', 'name', 'mime', 'bytes', 'created_at'])
      .where('owner_id', '=', user)
      .where('thing', '=', 'message')
      .orderBy('created_at')
      .execute(),
  files: ({ db }: Context, user: string) =>
    db
      .selectFrom('files')
      .select(['id', 'name', 'storage_key'])
      .where('owner_id', '=', user)
      .where('thing', '=', 'message')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    const theirs = tx.selectFrom('applications').select('id').where('candidate_id', '=', user)
    await tx
      .deleteFrom('reply_addresses')
      .where((eb) =>
        eb.or([eb('user_id', '=', user), eb.and([eb('side', '=', 'candidate'), eb('thread_id', 'in', theirs)])]),
      )
      .execute()
    // also what they sent before they had an account
    const messages = tx
      .selectFrom('messages')
      .select('id')
      .where('thread_id', 'in', theirs)
      .where('author_side', '=', 'candidate')
    const files = await tx
      .deleteFrom('files')
      .where('thing', '=', 'message')
      .where((eb) => eb.or([eb('owner_id', '=', user), eb('thing_id', 'in', messages)]))
      .returning('storage_key')
      .execute()
    return files.map(({ storage_key }) => storage_key)
  },
}
