import { othersWhoMay } from '#features/site/staff-rights/others-who-may.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { OrderRow } from './find-orders.ts'
import { mayConfirmRefund } from './rules.ts'
import { needsSecondEyes } from './second-eyes.ts'

/** The refund of an order that waits for another, as the caller may decide it. */
export async function requestOf({ db, me }: Context, order: string) {
  const row = await db
    .selectFrom('refund_requests as asked')
    .leftJoin('users', 'users.id', 'asked_by')
    .select(['asked.id', 'covers as of', 'amount', 'reason', 'asked_by', 'asked_at', 'users.name as by'])
    .where('order_id', '=', order)
    .where('asked.state', '=', 'waiting')
    .executeTakeFirst()
  if (!row) return null
  const { asked_by, asked_at, amount, ...rest } = row
  const others = await othersWhoMay(db, me?.id, 'staff.money.move')
  const may = me ? !mayConfirmRefund({ by: asked_by, me: me.id, others }).refused : false
  return { ...rest, amount: Number(amount), at: asked_at.toISOString(), may_confirm: may }
}

/** Whether a refund of so much waits for another than the caller. */
export const mustWait = async ({ me }: Context, db: Db | Tx, { currency }: OrderRow, amount: number) =>
  needsSecondEyes(amount, currency) && (await othersWhoMay(db, me?.id, 'staff.money.move')) > 0
