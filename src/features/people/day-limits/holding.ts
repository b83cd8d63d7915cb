import type { Context, Tx } from '#platform/server/context.ts'

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
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.deleteFrom('day_limits').where('user_id', '=', user).execute()
    return []
  },
}
