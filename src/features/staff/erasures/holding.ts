import type { Context } from '#platform/server/context.ts'

/** What staff asked of the erasure of somebody's account. */
export const erasureHolding = {
  name: 'erasures',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('staff_erasures')
      .select(['reason', 'state', 'asked_at', 'decided_at'])
      .where('user_id', '=', user)
      .orderBy('asked_at')
      .execute(),
}
