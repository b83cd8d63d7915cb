import type { Context } from '#platform/server/context.ts'

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
}
