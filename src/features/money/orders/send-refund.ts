import type { Selectable } from 'kysely'
import type { Refunds } from '#db/tables.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { orderRefunded } from './events.ts'
import { orderBy } from './find-orders.ts'
import { gatewayBy } from './gateways/open-gateways.ts'
import { RefundRefused } from './gateways/refund-refused.ts'
import { takeStock } from './hear-payment.ts'
import { refundToSend } from './refund-to-send.ts'
import { wentBack } from './refunds.ts'

/** From so long after it was asked for on, staff are told of one that fails; before, the queue tries again by itself. */
const patience = 20 * 60_000
const mostSaid = 300

/** Has the payment service give money back; run again after a break, no more goes than was asked for. */
export const sendRefund = backgroundTask(refundToSend.name, refundToSend.payload, async (ctx, { refund }) => {
  const row = await ctx.db.selectFrom('refunds').selectAll().where('id', '=', refund).executeTakeFirst()
  if (row?.state !== 'asked') return
  await send(ctx, row).catch(async (error) => {
    const isRefused = error instanceof RefundRefused
    await noteTrouble(ctx, row, String(error?.message ?? error), isRefused)
    if (!isRefused) throw error
  })
})

type Row = Selectable<Refunds>

async function send(ctx: Context, { id, order_id, amount, gateway: name, gateway_ref, refused }: Row): Promise<void> {
  const gateway = name && gatewayBy(ctx.settings, name)
  if (!gateway || !gateway_ref) throw new RefundRefused(`${name} is not set up any more`)
  const { refunded } = await gateway.look(ctx, gateway_ref)
  const before = await wentBack(ctx.db, { gateway: gateway.name, ref: gateway_ref })
  // what was refused is another request when it is tried again, or the service repeats its answer
  const key = refused === 0 ? `refund-${id}` : `refund-${id}-${refused}`
  if (refunded < before + amount) await gateway.refund(ctx, gateway_ref, amount, key)
  await takeStock(ctx, gateway, gateway_ref, order_id)
}

/** What was said stays with the refund, until it goes through; staff are told once it will not by itself. */
async function noteTrouble(ctx: Context, { id, order_id, amount, asked_at }: Row, said: string, isRefused: boolean) {
  const { page_id: page } = await orderBy(ctx.db, order_id)
  const trouble = said.slice(0, mostSaid)
  await ctx.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('refunds')
      .set((eb) => ({ trouble, ...(isRefused && { refused: eb('refused', '+', 1) }) }))
      .where('id', '=', id)
      .where('state', '=', 'asked')
      .executeTakeFirst()
    const isLate = ctx.now().getTime() - asked_at.getTime() > patience
    if (numUpdatedRows === 0n || !(isRefused || isLate)) return
    const told = { order: order_id, page, refund: id, amount: amount, note: trouble }
    await emit(ctx, tx, orderRefunded, { ...told, what: 'failed' })
  })
}
