import type { Context } from '#platform/server/context.ts'

/** What staff set of how often somebody may do something. */
export const dayLimitHolding = {
  name: 'day_limits',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('day_limits')
      .select(['what', 'most', 'until', 'reason', 'set_at'])
      .where('user_id', '=', user)
      .orderBy('what')
      .execute(),
}
