import type { Context } from '#platform/server/context.ts'

/** Where an agent works and whom one helps; what was said of companies in calls stays with them. */
export const agentHolding = {
  name: 'agent-work',
  give: async ({ db }: Context, user: string) => ({
    countries: await db.selectFrom('agent_countries').select('country_id').where('user_id', '=', user).execute(),
    cities: await db.selectFrom('agent_cities').select('city_id').where('user_id', '=', user).execute(),
    helped: await db.selectFrom('agent_pages').select(['page_id', 'taken_at']).where('agent_id', '=', user).execute(),
    calls: await db.selectFrom('agent_calls').select(['outcome', 'note', 'at']).where('agent_id', '=', user).execute(),
  }),
}
