import { isCurrency } from '#features/money/products/rules.ts'
import { discountBy, redeemOnOrder } from '#features/money/vouchers/lower-price.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { addOrder } from './add-order.ts'
import { beginPayment } from './begin-payment.ts'
import { type Billing, billingOf } from './billing.ts'
import type * as contract from './contract.ts'
import { orderPlaced } from './events.ts'
import { gatewayFor } from './gateways/open-gateways.ts'
import { priceOrder } from './price-order.ts'
import type { Way } from './rules.ts'
import { readSellers, type Seller } from './sellers.ts'
import { settleOrder } from './settle-order.ts'

type Asked = Taken<typeof contract.placeOrder>

/** What an order would cost, and how it could be paid. @throws Refused not_found · billing_missing · voucher_… */
export async function quoteOrder(
  ctx: Context,
  { items, currency, voucher }: Taken<typeof contract.quoteOrder>,
): Promise<Given<typeof contract.quoteOrder>> {
  const { page } = found(ctx.membership)
  const discount = voucher ? await discountBy(ctx, { hash: voucher, page, currency }) : null
  const billing = found(await billingOrPage(ctx, page))
  const priced = await priceOrder(ctx, ctx.db, { items, currency, discount, billing })
  const { seller, lines: _, ...sums } = priced
  const ways = waysFor(ctx, await sellerBy(ctx, seller), currency, priced.total)
  const said = discount && { label: discount.label, kind: discount.kind, amount: discount.amount }
  return { success: true, data: { ...sums, currency, ways: ways.open, is_test: ways.isTest, voucher: said } }
}

async function billingOrPage(ctx: Context, page: string): Promise<Billing> {
  const kept = await billingOf(ctx.db, page)
  if (kept) return kept
  const { country_id } = found(
    await ctx.db.selectFrom('pages').select('country_id').where('id', '=', page).executeTakeFirst(),
  )
  return { name: '', address: '', city: '', country_id, tax_number: '', emails: [] }
}

const sellerBy = async (ctx: Context, id: number): Promise<Seller> =>
  found((await readSellers(ctx.db)).find((one) => one.id === id))

/** How an order can be paid: not at all where nothing is due. */
export function waysFor(ctx: Context, seller: Seller, currency: string, total: number) {
  if (total === 0) return { open: ['nothing'] as Way[], isTest: false }
  const gateway = gatewayFor(ctx.settings, currency)
  const open: Way[] = [...(gateway ? (['card'] as const) : []), ...(seller.bank.iban ? (['transfer'] as const) : [])]
  return { open, isTest: gateway?.name === 'test' }
}

/**
 * Places an order at the prices of this moment and begins its payment; the same key again gives the same order.
 * @throws Refused billing_missing · not_found: a product · price_changed · way_closed · voucher_…
 */
export async function placeOrder(ctx: Context, asked: Asked): Promise<Given<typeof contract.placeOrder>> {
  const { page } = found(ctx.membership)
  const known = await placedUnder(ctx, asked.key, page)
  // of two clicks at once the first placed it, whatever the second met on its way
  const again = async (error: unknown) => (await placedUnder(ctx, asked.key, page)) ?? Promise.reject(error)
  const id = known ?? (await write(ctx, asked, page).catch(again))
  const isCard = asked.way === 'card' && !known
  return { success: true, data: { id, pay_url: isCard ? await urlOf(ctx, id) : null } }
}

/** @throws Refused not_found: another page's */
async function placedUnder(ctx: Context, key: string, page: string): Promise<string | null> {
  const known = await ctx.db.selectFrom('orders').select(['id', 'page_id']).where('key', '=', key).executeTakeFirst()
  if (known && known.page_id !== page) throw new Refused('not_found')
  return known?.id ?? null
}

/** Where the payment service is away, the order stands and can be paid later. */
const urlOf = (ctx: Context, id: string): Promise<string | null> =>
  beginPayment(ctx, id).catch((error) => {
    if (error instanceof Refused && error.code !== 'gateway_away') throw error
    return null
  })

async function write(ctx: Context, asked: Asked, page: string): Promise<string> {
  const { items, currency, voucher, way, agreed, key } = asked
  const billing = await billingOf(ctx.db, page)
  if (!billing || !isCurrency(currency)) throw new Refused('billing_missing')
  const discount = voucher ? await discountBy(ctx, { hash: voucher, page, currency }) : null
  const id = newId()
  await ctx.db.transaction().execute(async (tx) => {
    const priced = await priceOrder(ctx, tx, { items, currency, discount, billing })
    if (priced.total !== agreed) throw new Refused('price_changed', { total: priced.total })
    if (!waysFor(ctx, await sellerBy(ctx, priced.seller), currency, priced.total).open.includes(way))
      throw new Refused('way_closed')
    await addOrder(ctx, tx, { id, page, key, way, currency, billing, priced, voucher: discount?.voucher ?? null })
    if (voucher) await redeemOnOrder(ctx, tx, { hash: voucher, page, order: id })
    await emit(ctx, tx, orderPlaced, { order: id, page, way, currency, total: priced.total })
    if (priced.total === 0) await settleOrder(ctx, tx, id, { paid: 0, by: 'buyer' })
  })
  return id
}
