import type { Context, Tx } from '#platform/server/context.ts'
import { forgetSent } from './once.ts'

/** What the bell said, and when one is left alone. */
export const notificationHolding = {
  name: 'notifications',
  give: async ({ db }: Context, user: string) => ({
    notifications: await db
      .selectFrom('notifications')
      .select(['notice', 'facts', 'link', 'at', 'read_at'])
      .where('user_id', '=', user)
      .orderBy('at')
      .execute(),
    quiet_hours: await db
      .selectFrom('quiet_hours')
      .select(['from_minute', 'to_minute', 'zone'])
      .where('user_id', '=', user)
      .execute(),
  }),
  /** Browsers are addresses of their own. */
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    const browsers = await tx.selectFrom('push_addresses').select('endpoint').where('user_id', '=', user).execute()
    await forgetSent(
      tx,
      browsers.map(({ endpoint }) => endpoint),
    )
    return []
  },
}
