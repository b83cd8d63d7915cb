import { findDesk } from '#features/open-days/rooms/find-desk.ts'
import { visitsBehind } from '#features/open-days/visits/find-visit.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import { type CallSide, mayCall } from './rules.ts'

/** A visitor at a desk, and which of those who talk asks. */
export type Talk = { visit: string; desk: string; side: CallSide }

/** The talk at a desk of the own company, as the desk. @throws Refused not_found · call_over */
export async function talkAtDesk(
  ctx: Context,
  { visit, ...at }: { day: string; desk: string; visit: string },
): Promise<Talk> {
  const desk = await findDesk(ctx, ctx.db, at)
  const query = ctx.db.selectFrom('day_visits').select('page_id').where('id', '=', visit).where('day_id', '=', at.day)
  if (found(await query.executeTakeFirst()).page_id !== desk.page_id) throw new Refused('not_found')
  const talk = { visit, desk: desk.id, side: 'desk' } as const
  await demandTalk(ctx.db, talk)
  return talk
}

/** The talk of whoever holds the link of a ticket, as the visitor. @throws Refused link_expired · call_over */
export async function talkBehind(ctx: Context, key: string): Promise<Talk> {
  const [{ id: visit, called_desk_id: desk }] = await visitsBehind(ctx, key)
  if (!desk) throw new Refused('call_over')
  const talk = { visit, desk, side: 'visitor' } as const
  await demandTalk(ctx.db, talk)
  return talk
}

/** @throws Refused call_over: it has not begun, it ended, or goes on at another desk */
export async function demandTalk(db: Db, talk: Talk): Promise<void> {
  const row = await select(db, talk).executeTakeFirst()
  if (!row) throw new Refused('call_over')
  must(mayCall(row.state, row.way))
  if (talk.side === 'guest') await demandYes(db, talk)
}

/** The same, held: it cannot end until the transaction does, and nobody else signals. @throws Refused call_over */
export async function holdTalk(tx: Tx, talk: Talk) {
  const row = await select(tx, talk).forNoKeyUpdate('v').executeTakeFirst()
  if (!row) throw new Refused('call_over')
  must(mayCall(row.state, row.way))
  if (talk.side === 'guest') await demandYes(tx, talk)
  return row
}

const select = (db: Db | Tx, { visit, desk }: Talk) =>
  db
    .selectFrom('day_visits as v')
    .innerJoin('open_day_desks as d', 'd.id', 'v.called_desk_id')
    .select(['v.state', 'v.name', 'v.day_id', 'v.page_id', 'd.way'])
    .where('v.id', '=', visit)
    .where('d.id', '=', desk)

/** @throws Refused call_over: the visitor has not said yes to a third, or no longer does */
async function demandYes(db: Db | Tx, { visit, desk }: Talk): Promise<void> {
  const query = db.selectFrom('call_guests').select('id').where('visit_id', '=', visit).where('desk_id', '=', desk)
  if (!(await query.where('state', '=', 'agreed').executeTakeFirst())) throw new Refused('call_over')
}
