import type { DeskWay } from '#features/open-days/open-days/rules.ts'
import type { VisitRow } from '#features/open-days/visits/find-visit.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { type InQueue, inCallOrder } from './queue-rules.ts'
import { waitingStates } from './rules.ts'

type Team = { day: string; page: string; team: number; way: DeskWay }

/** As `isFor` has it. */
const waitingFor = (db: Db | Tx, { day, page, team, way }: Team) =>
  db
    .selectFrom('day_visits')
    .where('day_id', '=', day)
    .where('page_id', '=', page)
    .where('state', 'in', waitingStates)
    .where((eb) => eb.or([eb('team', '=', team), eb('team', 'is', null).and('way', '=', way)]))

const inOrder = <T extends Omit<InQueue, 'number'> & { number: number | null }>(ctx: Context, rows: readonly T[]) =>
  inCallOrder(
    rows.map((row) => ({ ...row, number: row.number ?? 0 })),
    ctx.now(),
  )

/** Who waits for a team, or for any, in the order in which they are called. */
export const selectQueue = async (ctx: Context, db: Db | Tx, team: Team) =>
  inOrder(ctx, await waitingFor(db, team).selectAll().execute())

/**
 * Whoever is called next, held until the transaction ends. Whom another desk takes in this moment is passed over, and waited for only
 * where nobody else is left: it may let go again.
 */
export async function holdNext(ctx: Context, tx: Tx, team: Team): Promise<VisitRow | undefined> {
  const rows = await waitingFor(tx, team).select(['id', 'number', 'handed_at', 'goes_first', 'starts_at']).execute()
  const next = inOrder(ctx, rows)
  for (const passing of [true, false])
    for (const { id } of next) {
      const held = waitingFor(tx, team).selectAll().where('id', '=', id).forUpdate()
      const visit = await held.$if(passing, (query) => query.skipLocked()).executeTakeFirst()
      if (visit) return visit
    }
}
