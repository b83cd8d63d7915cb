import type { Context, Tx } from '#platform/server/context.ts'

/** That somebody's accounts were asked to become one, and whether they did. */
export const mergeHolding = {
  name: 'account_merges',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('account_merges')
      .select(['reason', 'state', 'asked_at', 'keep_agreed_at', 'gone_agreed_at', 'decided_at'])
      .where((eb) => eb.or([eb('keep_id', '=', user), eb('gone_id', '=', user)]))
      .orderBy('asked_at')
      .execute(),
  /** What was done stays with the account that goes on. */
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.deleteFrom('account_merges').where('gone_id', '=', user).where('state', '!=', 'done').execute()
    return []
  },
}
