import { openStates } from '#features/open-days/door/rules.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { arrivesFrom } from '#features/open-days/rooms/arrival.ts'
import { visitKey } from '#features/open-days/visits/find-visit.ts'
import { thereStates } from '#features/open-days/visits/visit-states.ts'
import type { Context } from '#platform/server/context.ts'
import type { Waiting } from './contract.ts'

/** Open days where one is in the line or may come into it from home, and places that are held for one. */
export async function visitsWaiting(ctx: Context, user: string): Promise<Waiting[]> {
  const now = ctx.now()
  const rows = await ctx.db
    .selectFrom('day_visits as v')
    .innerJoin('open_days as o', 'o.id', 'v.day_id')
    .innerJoin('pages as p', 'p.id', 'v.page_id')
    .select(['v.id', 'v.state', 'v.way', 'v.starts_at', 'v.offered_until', 'p.name'])
    .select(['o.live', 'o.written', 'o.starts_at as day_starts'])
    .where('v.user_id', '=', user)
    .where('o.state', 'in', openStates)
    .where('v.state', 'in', [...thereStates, 'confirmed', 'registered', 'waitlisted'])
    .orderBy('v.id')
    .execute()
  const waiting = rows.map(async (row): Promise<Waiting[]> => {
    const { id, state, way, starts_at, offered_until, name, live, written, day_starts } = row
    const { title: job } = textFor(ctx, readFields(live ?? written))
    const from = arrivesFrom({ state, way, starts_at }, { starts_at: day_starts })
    if ((thereStates as readonly string[]).includes(state) || (from && from <= now)) {
      const room = { key: await visitKey(ctx, { visit: id }), online: way === 'online' }
      return [{ kind: 'open_day', id, name, job, until: null, room }]
    }
    const isHeld = offered_until !== null && offered_until > now
    return isHeld ? [{ kind: 'place', id, name, job, until: offered_until.toISOString() }] : []
  })
  return (await Promise.all(waiting)).flat()
}
