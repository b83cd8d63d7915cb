import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { visitKey, visitsBehind } from './find-visit.ts'
import { ticketsOf } from './tickets.ts'

const atOnce = 20

/** @throws Refused link_expired */
export async function showTickets(
  ctx: Context,
  { key }: Taken<typeof contract.showTickets>,
): Promise<Given<typeof contract.showTickets>> {
  const visits = await visitsBehind(ctx, key)
  const [first] = visits
  const school = first.group_id
    ? await ctx.db.selectFrom('open_day_parties').select('name').where('id', '=', first.group_id).executeTakeFirst()
    : undefined
  return {
    success: true,
    data: {
      tickets: await ticketsOf(ctx, visits),
      school: school?.name ?? null,
      may_claim: first.user_id === null && first.group_id === null && first.state !== 'cancelled',
    },
  }
}

/** Open days one booked, the latest booking first; a school as one of its tickets. */
export async function listMyVisits(
  ctx: Context,
  { cursor }: Taken<typeof contract.listMyVisits>,
): Promise<Given<typeof contract.listMyVisits>> {
  const rows = await ctx.db
    .selectFrom('day_visits')
    .selectAll()
    .where('user_id', '=', found(ctx.me).id)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor as string))
    .orderBy('id', 'desc')
    .limit(atOnce + 1)
    .execute()
  const shown = rows.slice(0, atOnce)
  const tickets = await ticketsOf(ctx, shown)
  const keys = await Promise.all(
    shown.map(({ id, group_id }) => visitKey(ctx, group_id ? { party: group_id } : { visit: id })),
  )
  return {
    success: true,
    data: tickets.map((ticket, at) => ({ ...ticket, key: keys[at] ?? '' })),
    next_cursor: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
  }
}
