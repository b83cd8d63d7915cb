import type { Context, Tx } from '#platform/server/context.ts'

/** What the bell said. */
export const notificationHolding = {
  name: 'notifications',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('notifications')
      .select(['notice', 'facts', 'link', 'at', 'read_at'])
      .where('user_id', '=', user)
      .orderBy('at')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.deleteFrom('held_notices').where('user_id', '=', user).execute()
    await tx.deleteFrom('quiet_hours').where('user_id', '=', user).execute()
    await tx.deleteFrom('notifications').where('user_id', '=', user).execute()
    await tx.deleteFrom('push_addresses').where('user_id', '=', user).execute()
    return []
  },
}
