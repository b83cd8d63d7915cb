import { visitMoved } from '#features/open-days/visits/events.ts'
import type { VisitRow } from '#features/open-days/visits/find-visit.ts'
import { teamsThere } from '#features/open-days/visits/teams-there.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { shortCode } from '#platform/server/short-code.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { DeskRow } from './find-desk.ts'

type Onward = NonNullable<Taken<typeof contract.moveInRoom>['onward']>
type Asking = Pick<DeskRow, 'day_id' | 'page_id' | 'way'>

/** Teams of other companies at a day, where its desks are alike on site or online; those this visitor has been to are left out. */
export function teamsElsewhere(
  db: Db | Tx,
  { day_id, page_id, way }: Asking,
  visit: VisitRow | { first: string } | null,
) {
  const first = visit === null ? null : 'first' in visit ? visit.first : (visit.first_visit_id ?? visit.id)
  return teamsThere(db, { day: day_id, way })
    .where('p.id', '!=', page_id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('day_visits as v')
            .select('v.id')
            .whereRef('v.page_id', '=', 'p.id')
            .where((or) => or.or([or('v.id', '=', first), or('v.first_visit_id', '=', first)])),
        ),
      ),
    )
}

/**
 * A talk that ended leads to another company: a visit of its own there, first in its line, with what the visitor brought and with
 * nothing of what was noted here. The day is held by whoever calls.
 * @throws Refused invalid: no such team, or the visitor did not agree
 */
export async function sendOn(
  ctx: Context,
  tx: Tx,
  { desk, visit }: { desk: DeskRow; visit: VisitRow },
  { team, agreed }: Onward,
): Promise<void> {
  if (!agreed) throw wrongField('onward', 'required')
  const there = (await teamsElsewhere(tx, desk, visit).execute()).find((one) => one.team === team)
  if (!there) throw wrongField('onward', 'wrong')
  const now = ctx.now()
  const id = newId()
  const { day_id, user_id, group_id, name, email, phone, language, way, cv_id, note, number, goes_first } = visit
  await tx
    .insertInto('day_visits')
    .values({
      ...{ id, day_id, page_id: there.page, first_visit_id: visit.first_visit_id ?? visit.id, code: shortCode(8) },
      ...{ user_id, group_id, name, email, phone, language, way, cv_id, note, number, goes_first },
      answers: JSON.stringify(visit.answers),
      ...{ state: 'queued', team, handed_at: now, checked_in_at: now, created_at: now, updated_at: now },
    })
    .execute()
  await emit(ctx, tx, visitMoved, {
    ...{ visit: id, day: day_id, page: there.page, user: user_id, event: 'queue', from: null, to: 'queued' },
    ...{ side: 'team', version: 1 },
  })
}
