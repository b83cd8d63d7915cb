import type { Context } from '#platform/server/context.ts'

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
}
