import type { Selectable } from 'kysely'
import { validate as isUuid } from 'uuid'
import type { DayVisits } from '#db/tables.ts'
import { type DayRow, lockDay } from '#features/open-days/open-days/find-day.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'

export type VisitRow = Selectable<DayVisits>

/** A link outlives the day, so that who opens an old mail reads what became of it. */
const seconds = 400 * 86_400

/** What stands for a visitor, or for a school, in the link of a ticket; whoever holds it may change and cancel. */
export const visitKey = (ctx: Context, of: { visit: string } | { party: string }): Promise<string> =>
  ctx.signer.sign('open-day-visit', of, seconds)

/** Visits behind a link. @throws Refused link_expired */
export async function visitsBehind(ctx: Context, key: string): Promise<[VisitRow, ...VisitRow[]]> {
  const read = await ctx.signer.read('open-day-visit', key)
  const [column, id] = read?.party ? (['group_id', read.party] as const) : (['id', read?.visit] as const)
  if (typeof id !== 'string' || !isUuid(id)) throw new Refused('link_expired')
  const [first, ...rest] = await ctx.db
    .selectFrom('day_visits')
    .selectAll()
    .where(column, '=', id)
    .orderBy('id')
    .execute()
  if (!first) throw new Refused('link_expired')
  return [first, ...rest]
}

/** One of the visits behind a link. @throws Refused link_expired · not_found */
export const oneBehind = async (ctx: Context, key: string, visit: string): Promise<VisitRow> =>
  found((await visitsBehind(ctx, key)).find(({ id }) => id === visit))

/**
 * A visit without its day, held until the transaction ends: for what takes no place and brings nobody into a queue, so that a
 * whole hall does not wait. Whoever holds one must not go on to hold its day. @throws Refused not_found
 */
export const lockVisitAlone = async (tx: Tx, { id, day_id }: { id: string; day_id: string }): Promise<VisitRow> =>
  found(await visitOf(tx, { id, day_id }).forUpdate().executeTakeFirst())

const visitOf = (tx: Tx, { id, day_id }: { id: string; day_id: string }) =>
  tx.selectFrom('day_visits').selectAll().where('id', '=', id).where('day_id', '=', day_id)

/** A visit and its day, both held until the transaction ends: first the day, as whoever books does. @throws Refused not_found */
export async function lockVisit(
  tx: Tx,
  { id, day_id }: { id: string; day_id: string },
): Promise<{ visit: VisitRow; day: DayRow }> {
  const day = await lockDay(tx, day_id)
  return { visit: await lockVisitAlone(tx, { id, day_id }), day }
}
