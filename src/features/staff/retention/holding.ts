import type { Context } from '#platform/server/context.ts'

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
}
