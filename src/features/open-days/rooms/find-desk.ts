import type { Context, Db, Tx } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'

type Which = { day: string; desk: string }

/** A desk of the own company at an open day: of the host, or of the own booth at another's. @throws Refused not_found */
export const findDesk = async (ctx: Context, db: Db | Tx, which: Which) =>
  found(await deskOf(ctx, db, which).executeTakeFirst())

/** The same, held until the transaction ends: one press after the other; whoever books it does not wait. @throws Refused not_found */
export const holdDesk = async (ctx: Context, tx: Tx, which: Which) =>
  found(await deskOf(ctx, tx, which).forNoKeyUpdate('d').executeTakeFirst())

function deskOf(ctx: Context, db: Db | Tx, { day, desk }: Which) {
  const { page } = found(ctx.membership)
  return db
    .selectFrom('open_day_desks as d')
    .innerJoin('open_days', 'open_days.id', 'd.day_id')
    .leftJoin('open_day_booths as b', 'b.id', 'd.booth_id')
    .selectAll('d')
    .select(['open_days.live', 'open_days.state', 'open_days.page_id as host_id'])
    .select((eb) => [
      eb.fn.coalesce('b.page_id', 'open_days.page_id').as('page_id'),
      // whose queue it calls from now
      eb.fn.coalesce('d.calls_team', 'd.team').as('queue'),
    ])
    .where('d.id', '=', desk)
    .where('d.day_id', '=', day)
    .where((eb) => eb(eb.fn.coalesce('b.page_id', 'open_days.page_id'), '=', page))
}
export type DeskRow = Awaited<ReturnType<typeof findDesk>>
