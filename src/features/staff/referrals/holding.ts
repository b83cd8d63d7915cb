import type { Context, Tx } from '#platform/server/context.ts'

/** Whom one invited, and by whose invitation one came. */
export const referralHolding = {
  name: 'referrals',
  give: async ({ db }: Context, user: string) => ({
    code: await db.selectFrom('invite_codes').select('code').where('user_id', '=', user).execute(),
    invited: await db
      .selectFrom('referrals')
      .select(['registered_at', 'state'])
      .where((eb) => eb.or([eb('inviter_id', '=', user), eb('user_id', '=', user)]))
      .execute(),
  }),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.deleteFrom('invite_codes').where('user_id', '=', user).execute()
    await tx.deleteFrom('referrals').where('user_id', '=', user).execute()
    await tx.updateTable('referrals').set({ inviter_id: null }).where('inviter_id', '=', user).execute()
    await tx.updateTable('referrals').set({ decided_by: null }).where('decided_by', '=', user).execute()
    return []
  },
}
