import type { DayRow } from '#features/open-days/open-days/find-day.ts'
import type { VisitRow } from '#features/open-days/visits/find-visit.ts'
import { moveVisit } from '#features/open-days/visits/move-visit.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { nextNumber } from './next-number.ts'
import { isAway, keepsPlace, openStates } from './rules.ts'

/**
 * Whoever had gone, or was not there when a desk called, is in the line again: at the old place within two minutes, else with a new number. Whom the team brings back keeps it
 * whenever that is: mostly they never went. Both rows are locked by whoever calls.
 * @throws Refused open_day_state · visit_state
 */
export async function backInLine(
  ctx: Context,
  tx: Tx,
  { visit, day }: { visit: VisitRow; day: DayRow },
  side: 'visitor' | 'team',
): Promise<void> {
  if (!openStates.includes(day.state)) throw new Refused('open_day_state')
  if (!isAway(visit)) throw new Refused('visit_state')
  const keeps = visit.number !== null && (side === 'team' || keepsPlace(visit.left_at, ctx.now()))
  const number = keeps ? visit.number : await nextNumber(tx, visit.day_id)
  const set = { left_at: null, called_desk_id: null, number, ...(!keeps && { handed_at: null }) }
  await moveVisit(ctx, tx, visit, { event: 'queue', side, set })
}
