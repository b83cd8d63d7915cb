import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { type VisitRow, visitsBehind } from '#features/open-days/visits/find-visit.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { expectedWait } from './queue-rules.ts'
import { atDeskStates, waitingStates } from './rules.ts'
import { openDesks, selectQueue, talkMinutes } from './select-queue.ts'

/** @throws Refused link_expired */
export async function showRoom(
  ctx: Context,
  { key }: Taken<typeof contract.showRoom>,
): Promise<Given<typeof contract.showRoom>> {
  const [visit] = await visitsBehind(ctx, key)
  const day = await ctx.db.selectFrom('open_days').selectAll().where('id', '=', visit.day_id).executeTakeFirstOrThrow()
  const [wait, desk] = await Promise.all([waitOf(ctx, visit), deskOf(ctx, visit)])
  return {
    success: true,
    data: {
      ...{ state: visit.state, name: visit.name, number: visit.number, outcome: visit.outcome, desk, ...wait },
      title: textFor(ctx, readFields(day.live ?? day.written)).title,
      called_at: desk ? (visit.called_at?.toISOString() ?? null) : null,
    },
  }
}

/** How many are called before, and how long that is likely to take; of whoever has no team, by the quickest one. */
async function waitOf(ctx: Context, { id, state, day_id: day, page_id: page, team }: VisitRow) {
  if (!(waitingStates as readonly string[]).includes(state)) return { ahead: null, wait_minutes: null }
  const rows = await ctx.db
    .selectFrom('open_day_desks as d')
    .innerJoin('open_days', 'open_days.id', 'd.day_id')
    .leftJoin('open_day_booths as b', 'b.id', 'd.booth_id')
    .select('team')
    .distinct()
    .where('d.day_id', '=', day)
    .where((eb) => eb(eb.fn.coalesce('b.page_id', 'open_days.page_id'), '=', page))
    .execute()
  const waits = await Promise.all(
    (team === null ? rows.map((row) => row.team) : [team]).map(async (one) => {
      const queue = await selectQueue(ctx, ctx.db, { day, page, team: one })
      const ahead = queue.findIndex((other) => other.id === id)
      const [desks, minutes] = await Promise.all([
        openDesks(ctx.db, { day, team: one }),
        talkMinutes(ctx.db, { day, team: one }),
      ])
      return { ahead, wait_minutes: expectedWait({ ahead, desks, minutes }) }
    }),
  )
  const [quickest] = waits.toSorted((a, b) => (a.wait_minutes ?? 1e9) - (b.wait_minutes ?? 1e9) || a.ahead - b.ahead)
  return quickest ?? { ahead: null, wait_minutes: null }
}

async function deskOf(ctx: Context, { state, called_desk_id }: VisitRow) {
  if (called_desk_id === null || !(atDeskStates as readonly string[]).includes(state)) return null
  const query = ctx.db.selectFrom('open_day_desks').select(['name', 'position']).where('id', '=', called_desk_id)
  const row = await query.executeTakeFirst()
  return row ? { number: row.position + 1, name: row.name } : null
}
