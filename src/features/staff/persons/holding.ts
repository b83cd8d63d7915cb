import type { Context } from '#platform/server/context.ts'

/** What staff wrote of a person, and when they opened what is known of them. */
export const personHolding = {
  name: 'staff',
  give: async ({ db }: Context, user: string) => ({
    notes: await db.selectFrom('staff_notes').select(['text', 'at']).where('user_id', '=', user).execute(),
    opened: await db
      .selectFrom('personal_data_accesses')
      .select(['at', 'role', 'why'])
      .where('user_id', '=', user)
      .execute(),
  }),
}
