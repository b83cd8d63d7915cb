import type { DayRow } from '#features/open-days/open-days/find-day.ts'
import { hasLobby } from '#features/open-days/rooms/rules.ts'
import { type VisitRow, visitsBehind } from '#features/open-days/visits/find-visit.ts'
import type { Context } from '#platform/server/context.ts'
import { type Answer, must } from '#platform/shared/refusal.ts'

type Day = Pick<DayRow, 'id' | 'page_id'>
export type InLobby = { day: Day; visit: VisitRow }

/** Whoever holds a ticket's link, in the lobby of its day. @throws Refused link_expired, and what `may` refuses */
export async function lobbyBehind(
  ctx: Context,
  key: string,
  may: (visit: VisitRow, isOpen: boolean) => Answer,
): Promise<InLobby> {
  const [visit] = await visitsBehind(ctx, key)
  const day = await ctx.db
    .selectFrom('open_days')
    .select(['id', 'page_id', 'way', 'state', 'lobby_closed_at'])
    .where('id', '=', visit.day_id)
    .executeTakeFirstOrThrow()
  must(may(visit, hasLobby(day)))
  return { day, visit }
}
