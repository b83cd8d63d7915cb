import type { Context, Tx } from '#platform/server/context.ts'

/** What somebody asked the site about; what was written stands among the messages. */
export const supportHolding = {
  name: 'support',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('threads')
      .select(['id as thread', 'title as subject', 'created_at', 'closed_at'])
      .where('kind', '=', 'support')
      .where('user_id', '=', user)
      .orderBy('created_at')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx
      .updateTable('threads')
      .set({ title: '' })
      .where('kind', '=', 'support')
      .where('user_id', '=', user)
      .execute()
    return []
  },
}
