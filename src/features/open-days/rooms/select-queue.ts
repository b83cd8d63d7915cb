import type { Context, Db, Tx } from '#platform/server/context.ts'
import { inCallOrder } from './queue-rules.ts'
import { waitingStates } from './rules.ts'

type Team = { day: string; page: string; team: number }

/** Who waits for a team, or for any, in the order in which they are called. */
export async function selectQueue(ctx: Context, db: Db | Tx, { day, page, team }: Team) {
  const rows = await db
    .selectFrom('day_visits')
    .selectAll()
    .where('day_id', '=', day)
    .where('page_id', '=', page)
    .where('state', 'in', waitingStates)
    .where((eb) => eb.or([eb('team', '=', team), eb('team', 'is', null)]))
    .execute()
  return inCallOrder(
    rows.map((row) => ({ ...row, number: row.number ?? 0 })),
    ctx.now(),
  )
}
