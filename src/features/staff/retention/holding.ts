import type { Context, Tx } from '#platform/server/context.ts'

/** That a person's data was held, once that is over: while it stands, saying so might undo what it is for. */
export const holdHolding = {
  name: 'legal-holds',
  give: async ({ db }: Context, user: string) => ({
    held: await db
      .selectFrom('legal_holds')
      .select(['placed_at', 'lifted_at'])
      .where('user_id', '=', user)
      .where('lifted_at', 'is not', null)
      .execute(),
  }),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.deleteFrom('legal_holds').where('user_id', '=', user).execute()
    return []
  },
}
