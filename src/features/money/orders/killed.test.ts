import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freeLostWork } from '#platform/server/background/free-lost-work.ts'
import { aKillable } from '#tests/world/a-killable.ts'
import { aShop, askedFor, type Buyer, placed, shown } from '#tests/world/a-shop.ts'
import { aStripe, move, type Session, wordOf } from '#tests/world/a-stripe.ts'
import { refundOrder } from './admin-contract.ts'
import { listOrders, payOrder, placeOrder } from './contract.ts'

const stripe = await aStripe()
const shop = await aShop(stripe.settings)
const { site } = shop
const pack = [{ product: await shop.product('coins', 25), count: 2 }]
const mixed = [...pack, { product: await shop.product('plan', 1, 'growth'), count: 1 }]
const wordTo = (session: Session) => ({
  ...{ method: 'POST' as const, url: '/api/payments/stripe/events' },
  ...wordOf('checkout.session.completed', session),
})
const hear = (session: Session) => site.app.inject(wordTo(session))

async function begun(items = pack) {
  const buyer = await shop.buyer()
  const order = await placed(buyer, items)
  const session = stripe.sessionOf(order.id)
  move.paid(session)
  return { buyer, order, session }
}
const invoicesOf = async (order: string) =>
  (await site.pool.query('select from invoices where order_id = $1', [order])).rowCount
const isOnce = async (buyer: Buyer, order: string, coins = 50) => {
  const { state, paid, total } = await shown(buyer, order)
  assert.deepEqual([state, paid, await invoicesOf(order), await shop.balance(buyer)], ['fulfilled', total, 1, coins])
  await shop.rightBooks()
}

/** Everything that a table takes in fails while something is done. */
async function failingAt<T>(table: string, what: () => Promise<T>): Promise<T> {
  await site.pool.query(`create trigger breaks before insert or update on ${table} execute function breaks()`)
  site.world.log.level = 'silent'
  try {
    return await what()
  } finally {
    site.world.log.level = 'error'
    await site.pool.query(`drop trigger breaks on ${table}`)
  }
}
await site.pool.query(
  `create function breaks() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`,
)

test('a word that breaks at any point of a delivery has done nothing, and told again does all of it once', async () => {
  const { buyer, order, session } = await begun(mixed)
  const points = [
    ...['payment_events', 'order_payments', 'orders', 'number_series', 'invoices', 'ledger_postings', 'ledger_lots'],
    ...['ledger_moves', 'ledger_accounts', 'page_plans', 'events', 'graphile_worker._private_jobs'],
  ]
  for (const table of points) {
    const { statusCode } = await failingAt(table, () => hear(session))
    assert.equal(statusCode, 500, table)
    assert.deepEqual([await invoicesOf(order.id), await shop.balance(buyer)], [0, 0], table)
    assert.equal((await site.pool.query('select from payment_events')).rowCount, 0)
  }
  for (let told = 0; told < 2; told++) assert.equal((await hear(session)).statusCode, 200)
  await isOnce(buyer, order.id, 65)
})

test('an order that breaks at any point of placing is not there, its voucher is not used, and the same key places it', async () => {
  const buyer = await shop.buyer()
  const { code } = await shop.voucher({ uses: 1 })
  const asked = await askedFor(buyer, pack, { way: 'transfer', voucher: code })
  for (const table of ['number_series', 'orders', 'order_lines', 'voucher_uses', 'vouchers', 'events']) {
    const { statusCode } = await failingAt(table, () => buyer.visitor.ask(placeOrder, asked))
    assert.equal(statusCode, 500, table)
    assert.equal((await buyer.visitor.call(listOrders, {})).data.length, 0, table)
  }
  const { data } = await buyer.visitor.call(placeOrder, asked)
  const used = await site.pool.query('select from voucher_uses where order_id = $1', [data.id])
  assert.equal(used.rowCount, 1)
})

test('a payment that was begun at Stripe and not written down is begun once', async () => {
  const buyer = await shop.buyer()
  const asked = await askedFor(buyer, pack)
  const { statusCode } = await failingAt('order_payments', () => buyer.visitor.ask(placeOrder, asked))
  assert.equal(statusCode, 201)
  const [order] = (await buyer.visitor.call(listOrders, {})).data
  const first = stripe.sessionOf(order?.id ?? '')
  const { data } = await buyer.visitor.call(payOrder, { order: order?.id ?? '' })
  assert.match(data.pay_url, new RegExp(`${first.id}$`))
  move.paid(first)
  await hear(first)
  await isOnce(buyer, order?.id ?? '')
})

test('processes killed with -9 while placing, beginning, delivering and refunding lose and double nothing', async () => {
  const [placing, beginning, delivering, refunding] = await Promise.all(
    Array.from({ length: 4 }, () => aKillable(site, stripe.settings)),
  )
  assert.ok(placing && beginning && delivering && refunding)
  const buyer = await shop.buyer()
  const asked = await askedFor(buyer, pack)
  const cookie = [...buyer.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { cookie, 'x-xsrf-token': buyer.visitor.cookies.get('XSRF-TOKEN') ?? '' }
  const request = { method: 'POST' as const, url: '/api/page/orders', headers, payload: asked }

  // all of the order is written, and not yet told
  await placing.killAt('events', { request })
  assert.deepEqual((await buyer.visitor.call(listOrders, {})).data, [])

  // the order is placed, its session made at Stripe, and not yet known here
  await beginning.killAt('order_payments', { request })
  const [order] = (await buyer.visitor.call(listOrders, {})).data
  assert.ok(order)
  const session = stripe.sessionOf(order.id)
  const { data } = await buyer.visitor.call(placeOrder, asked)
  assert.equal(data.id, order.id)
  const { pay_url } = (await buyer.visitor.call(payOrder, { order: order.id })).data
  assert.match(pay_url, new RegExp(`${session.id}$`))

  // the invoice is written, and nothing delivered
  move.paid(session)
  await delivering.killAt('ledger_lots', { request: wordTo(session) })
  assert.deepEqual([await invoicesOf(order.id), await shop.balance(buyer)], [0, 0])
  assert.equal((await hear(session)).statusCode, 200)
  await isOnce(buyer, order.id)

  // the money went back at Stripe, and nobody heard its answer
  await site.settle()
  await shop.admin.visitor.call(refundOrder, { order: order.id, of: 'all', reason: 'Asked for' })
  stripe.trouble.beforeAnswer = (path) => path === 'POST /v1/refunds' && refunding.kill() === undefined
  refunding.work({})
  await refunding.ended
  stripe.trouble.beforeAnswer = null
  assert.deepEqual([session.charge.amount_refunded, (await shown(buyer, order.id)).refunded], [order.total, 0])
  await freeLostWork(site.pool)
  await site.settle()
  assert.deepEqual([(await shown(buyer, order.id)).state, stripe.refunds.length], ['refunded', 1])
  assert.equal(await shop.balance(buyer), 0)
  await shop.rightBooks()
})
