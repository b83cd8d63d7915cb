import type { Context, Tx } from '#platform/server/context.ts'
import { must, Refused } from '#platform/shared/refusal.ts'
import { factsOfPage, lockVoucher, namedVoucher, noteUse } from './find-voucher.ts'
import { mayClaim, standingOf } from './rules.ts'

/** What a voucher takes off an order: so many percent, or so much in the order's currency. */
export type Discount = { kind: 'percent' | 'amount'; amount: number }
export type LoweredBy = Discount & { voucher: string; batch: string; label: string }

/**
 * What a voucher takes off an order of this page; nothing is used yet.
 * @throws Refused not_found · too_many wrong codes · voucher_… how it stands · voucher_wrong_kind: it is claimed and not paid with · voucher_currency
 */
export async function discountBy(
  ctx: Context,
  { hash, page, currency }: { hash: string; page: string; currency: string },
): Promise<LoweredBy> {
  const voucher = await namedVoucher(ctx, hash)
  const { kind } = voucher
  if (kind !== 'percent' && kind !== 'amount') throw new Refused('voucher_wrong_kind')
  const facts = (await factsOfPage(ctx.db, voucher.id, [page])).get(page)
  must(mayClaim(standingOf(voucher, ctx, { id: page, used: 0, hasOrdered: false, ...facts })))
  if (kind === 'amount' && voucher.currency !== currency) throw new Refused('voucher_currency')
  return { kind, amount: voucher.amount, voucher: voucher.id, batch: voucher.batch_id, label: voucher.label }
}

/** Uses it up for an order; of two orders at once that want its last use, one is refused. @throws Refused as discountBy */
export async function redeemOnOrder(
  ctx: Context,
  tx: Tx,
  { hash, page, order }: { hash: string; page: string; order: string },
): Promise<void> {
  const voucher = await lockVoucher(tx, hash)
  const facts = (await factsOfPage(tx, voucher.id, [page])).get(page)
  must(mayClaim(standingOf(voucher, ctx, { id: page, used: 0, hasOrdered: false, ...facts })))
  await noteUse(ctx, tx, voucher, { page, order })
}

/** An order that comes to nothing gives the voucher back. */
export async function giveBackVoucher(tx: Tx, order: string): Promise<void> {
  const uses = await tx.deleteFrom('voucher_uses').where('order_id', '=', order).returning('voucher_id').execute()
  for (const { voucher_id } of uses)
    await tx
      .updateTable('vouchers')
      .set((eb) => ({ used: eb('used', '-', 1) }))
      .where('id', '=', voucher_id)
      .execute()
}
