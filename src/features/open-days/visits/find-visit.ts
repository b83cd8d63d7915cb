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

/**
 * Visits behind a link: those of a school in their order; of somebody whom one company sent on to another, where they stand now first.
 * @throws Refused link_expired
 */
export async function visitsBehind(ctx: Context, key: string): Promise<[VisitRow, ...VisitRow[]]> {
  const read = await ctx.signer.read('open-day-visit', key)
  const id = read?.party ?? read?.visit
  if (typeof id !== 'string' || !isUuid(id)) throw new Refused('link_expired')
  const all = ctx.db.selectFrom('day_visits').selectAll()
  const query = read?.party
    ? all.where('group_id', '=', id).orderBy('id')
    : all
        .where((eb) => {
          const of = eb.selectFrom('day_visits as one').where('one.id', '=', id)
          const first = of.select((one) => one.fn.coalesce('one.first_visit_id', 'one.id').as('first'))
          return eb.or([eb('id', '=', first), eb('first_visit_id', '=', first)])
        })
        .orderBy('id', 'desc')
  const [first, ...rest] = await query.execute()
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
