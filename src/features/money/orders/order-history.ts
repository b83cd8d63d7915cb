import type { Context } from '#platform/server/context.ts'
import type { OrderHappening } from './admin-contract.ts'

type Told = { to?: string; by?: string; paid?: number; note?: string; amount?: number; what?: string }

/** What became of an order: who moved it, and the money that came in or went back with it; the latest first. */
export async function historyOf(ctx: Context, order: string): Promise<OrderHappening[]> {
  const rows = await ctx.db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.id', 'events.at', 'events.name', 'data', 'users.name as who'])
    .where('thing', '=', 'order')
    .where('thing_id', '=', order)
    .where('events.name', 'in', ['order.placed', 'order.moved', 'order.refunded', 'order.disputed'])
    .orderBy('events.at')
    .orderBy('events.id')
    .execute()
  let paid = 0
  const happened = rows.map(({ id, at, name, who, data }) => {
    const told = data as Told
    const came = (told.paid ?? paid) - paid
    paid += came
    return {
      ...{ id, at: at.toISOString(), who: told.by === 'gateway' || told.by === 'clock' ? null : who },
      ...{
        what: whatOf(name, told, came),
        amount: told.amount ?? (came === 0 ? null : Math.abs(came)),
        note: told.note ?? '',
      },
    }
  })
  return happened.reverse()
}

const refundWords: Record<string, OrderHappening['what']> = {
  done: 'refunded',
  failed: 'refund_failed',
  waiting: 'refund_waiting',
  declined: 'refund_declined',
}

function whatOf(name: string, { to, what }: Told, came: number): OrderHappening['what'] {
  if (name === 'order.placed') return 'placed'
  if (name === 'order.disputed') return 'disputed'
  if (name === 'order.refunded') return refundWords[what ?? ''] ?? 'refund_asked'
  if (came < 0) return 'taken_back'
  if (to === 'fulfilled' || came > 0) return 'paid'
  return to === 'cancelled' || to === 'failed' ? to : 'begun'
}
