import type { Context } from '#platform/server/context.ts'

/** What somebody wrote in the lobbies of open days, and what they and a desk wrote to each other; it goes with the visit. */
export const lobbyHolding = {
  name: 'open_day_lobby',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('messages as m')
      .innerJoin('day_visits as v', 'v.id', 'm.visit_id')
      .select(['m.author_name as name', 'm.text', 'm.at'])
      .where('v.user_id', '=', user)
      .orderBy('m.at')
      .execute(),
}
