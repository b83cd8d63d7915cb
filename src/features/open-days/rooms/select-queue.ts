import type { VisitRow } from '#features/open-days/visits/find-visit.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { inCallOrder } from './queue-rules.ts'
import { waitingStates } from './rules.ts'

type Team = { day: string; page: string; team: number }

const waitingFor = (db: Db | Tx, { day, page, team }: Team) =>
  db
    .selectFrom('day_visits')
    .where('day_id', '=', day)
    .where('page_id', '=', page)
    .where('state', 'in', waitingStates)
    .where((eb) => eb.or([eb('team', '=', team), eb('team', 'is', null)]))

/** Who waits for a team, or for any, in the order in which they are called. */
export async function selectQueue(ctx: Context, db: Db | Tx, team: Team) {
  const rows = await waitingFor(db, team).selectAll().execute()
  return inCallOrder(
    rows.map((row) => ({ ...row, number: row.number ?? 0 })),
    ctx.now(),
  )
}

/** Who of them is called next; of the others no more is read than their place in the line, since a whole day waits for it. */
export async function nextInQueue(ctx: Context, tx: Tx, team: Team): Promise<VisitRow | undefined> {
  const rows = await waitingFor(tx, team).select(['id', 'number', 'handed_at', 'goes_first', 'starts_at']).execute()
  const [next] = inCallOrder(
    rows.map((row) => ({ ...row, number: row.number ?? 0 })),
    ctx.now(),
  )
  return next && tx.selectFrom('day_visits').selectAll().where('id', '=', next.id).executeTakeFirst()
}
