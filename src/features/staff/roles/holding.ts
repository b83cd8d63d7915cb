import type { Context, Tx } from '#platform/server/context.ts'

/** Which roles of the site's own people somebody has, and what was asked about them. */
export const roleHolding = {
  name: 'staff-roles',
  give: async ({ db }: Context, user: string) => ({
    roles: await db.selectFrom('staff_roles').select(['role', 'given_at']).where('user_id', '=', user).execute(),
    changes: await db
      .selectFrom('staff_role_changes')
      .select(['role', 'give', 'reason', 'state', 'asked_at', 'decided_at'])
      .where('user_id', '=', user)
      .execute(),
  }),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.updateTable('users').set({ role_cp: 0, is_agent: false }).where('id', '=', user).execute()
    return []
  },
}
