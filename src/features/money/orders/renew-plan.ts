import { isCurrency } from '#features/money/products/rules.ts'
import { offeredIn, usualCurrency } from '#features/money/products/view-products.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { addOrder } from './add-order.ts'
import { billingOf } from './billing.ts'
import { orderPlaced } from './events.ts'
import type { BilledTo } from './find-orders.ts'
import { priceOrder } from './price-order.ts'

/**
 * Places the order that continues a plan, in the currency of the one before, or of the buyer's country, to be paid by transfer or card before the plan ends.
 * Nothing is taken by itself; unpaid, it ends with the plan. A product that is sold no more is not renewed.
 */
export async function renewPlan(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const plan = await tx.selectFrom('page_plans').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    if (!plan?.product_id || plan.renewal_id || !plan.renews) return
    const before = plan.order_id
      ? await tx
          .selectFrom('orders')
          .select(['currency', 'billed_to'])
          .where('id', '=', plan.order_id)
          .executeTakeFirst()
      : undefined
    const billing = await billingOf(tx, plan.page_id)
    if (!billing) return
    const currency = before?.currency ?? usualCurrency(billing.country_id)
    if (!isCurrency(currency)) return
    const isSold = (await offeredIn(tx, currency)).some((one) => one.id === plan.product_id)
    if (!isSold) return
    const items = [{ product: plan.product_id, count: 1 }]
    const priced = await priceOrder(ctx, tx, { items, currency, discount: null, billing })
    const order = newId()
    const page = plan.page_id
    // told in the language in which the plan was bought
    const language = toLanguage((before?.billed_to as BilledTo | undefined)?.language)
    await addOrder({ ...ctx, language }, tx, {
      ...{
        id: order,
        page,
        key: newId(),
        way: 'transfer',
        currency,
        billing,
        priced,
        voucher: null,
        due: plan.until_at,
      },
    })
    await tx.updateTable('page_plans').set({ renewal_id: order }).where('id', '=', id).execute()
    await emit(ctx, tx, orderPlaced, { order, page, way: 'transfer', currency, total: priced.total })
  })
}
