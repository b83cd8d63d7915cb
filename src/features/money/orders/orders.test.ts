import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addProduct, priceProduct, withdrawProduct } from '#features/money/products/contract.ts'
import { type Currency, currencies } from '#features/money/products/rules.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { newId } from '#platform/shared/ids.ts'
import { aShop, askedFor, day, placed, quoted, shown } from '#tests/world/a-shop.ts'
import { aCandidate, anEmployer, teammate } from '#tests/world/people.ts'
import { cancelAnyOrder, listAllOrders, notePayment, refundOrder, showAnyOrder } from './admin-contract.ts'
import { endUnpaidOrders } from './background.ts'
import {
  cancelOrder,
  listOrders,
  payOrder,
  payTest,
  placeOrder,
  printProforma,
  quoteOrder,
  setBilling,
  showOrder,
} from './contract.ts'
import { testPayments } from './gateways/test-payments.ts'
import { takeStock } from './hear-payment.ts'

const shop = await aShop()
const { site, admin } = shop
const [coins, plan] = [await shop.product('coins', 25), await shop.product('plan', 1, 'growth')]
const pack = [{ product: coins, count: 2 }]

test('the same key is the same order, however often and however much at once', async () => {
  const buyer = await shop.buyer()
  const { code } = await shop.voucher({ uses: 1 })
  const asked = await askedFor(buyer, pack, { voucher: code })
  const all = await Promise.all(Array.from({ length: 6 }, () => buyer.visitor.call(placeOrder, asked)))
  const again = await buyer.visitor.call(placeOrder, asked)
  assert.equal(new Set([...all, again].map(({ data }) => data.id)).size, 1)
  assert.equal((await buyer.visitor.call(listOrders, {})).data.length, 1)
  const other = await shop.buyer()
  await other.visitor.refused('not_found', placeOrder, asked)
})

test('an order is placed at the price that was agreed, or not at all', async () => {
  const buyer = await shop.buyer()
  const perks = { coins: 1 }
  const prices = Object.fromEntries(currencies.map((one) => [one, 10_000])) as Record<Currency, number>
  const asked = { kind: 'plan' as const, quantity: 3, plan: newId().slice(0, 8), perks, prices }
  const { data } = await admin.visitor.call(addProduct, asked)
  const product = data.id
  await admin.visitor.refused('product_exists', addProduct, asked)
  const before = await askedFor(buyer, [{ product, count: 1 }])
  await admin.visitor.call(priceProduct, { product, currency: 'AED', amount: 20_000 })
  const problem = await buyer.visitor.refused('price_changed', placeOrder, before)
  assert.equal((problem as unknown as { total: number }).total, 20_000)
  const order = await placed(buyer, [{ product, count: 1 }])
  await admin.visitor.call(priceProduct, { product, currency: 'AED', amount: 30_000 })
  await admin.visitor.call(withdrawProduct, { product })
  // what was ordered stays as it was
  assert.equal((await shown(buyer, order.id)).total, 20_000)
  await buyer.visitor.refused('not_found', quoteOrder, { items: [{ product, count: 1 }], currency: 'AED' })
  await admin.visitor.refused('invalid', priceProduct, { product: coins, currency: 'KWD', amount: 60_005 })
})

test('one product in two lines does not pass the limit of one', async () => {
  const buyer = await shop.buyer()
  const twice = [60, 60].map((count) => ({ product: coins, count }))
  const problem = await buyer.visitor.refused('invalid', quoteOrder, { items: twice, currency: 'AED' })
  assert.equal(problem.errors?.[0]?.field, 'items')
  const asked = { items: twice, currency: 'AED' as const, way: 'card' as const, agreed: 1, key: newId() }
  await buyer.visitor.refused('invalid', placeOrder, asked)
})

test('billing details come first, and a tax number is looked at', async () => {
  const employer = await anEmployer(site)
  assert.equal((await quoted(employer, pack)).total, 145_000)
  const asked = { items: pack, currency: 'AED' as const, way: 'card' as const, agreed: 145_000, key: newId() }
  await employer.visitor.refused('billing_missing', placeOrder, asked)
  const where = { name: 'One', address: 'Street', city: 'City', country_id: countryId('AE'), emails: [] }
  const problem = await employer.visitor.refused('invalid', setBilling, { ...where, tax_number: '123' })
  assert.equal(problem.errors?.[0]?.field, 'tax_number')
  await employer.visitor.call(setBilling, { ...where, tax_number: '' })
  await employer.visitor.call(placeOrder, asked)
})

test('a transfer: what is asked for is mailed, a part of it waits, all of it delivers', async () => {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack, { way: 'transfer' })
  assert.deepEqual([order.state, order.transfer?.reference], ['invoice_sent', `MSR-${order.number}`])
  const [invoice] = await shop.mails()
  assert.match(invoice?.subject ?? '', /please transfer AED.1,450\.00/)
  await shop.arrived(order.id, 45_000)
  assert.deepEqual(
    [(await shown(buyer, order.id)).state, (await shown(buyer, order.id)).paid, await shop.balance(buyer)],
    ['invoice_sent', 45_000, 0],
  )
  assert.match((await shop.mails())[0]?.text ?? '', /AED.1,000\.00 of order/)
  await buyer.visitor.refused('order_state', cancelOrder, { order: order.id })
  await shop.arrived(order.id, 100_000)
  const after = await shown(buyer, order.id)
  assert.deepEqual([after.state, after.paid, after.transfer, after.documents.length], ['fulfilled', 145_000, null, 1])
  assert.equal(await shop.balance(buyer), 50)
  await admin.visitor.refused('order_state', notePayment, { order: order.id, amount: 1, request: newId() })
  await buyer.visitor.refused('order_state', printProforma, { order: order.id })
})

test('the rest of what was transferred in part is paid by card', async () => {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack, { way: 'transfer' })
  await shop.arrived(order.id, 45_000)
  await buyer.visitor.call(payOrder, { order: order.id })
  await buyer.visitor.call(payTest, { order: order.id, outcome: 'paid' })
  const after = await shown(buyer, order.id)
  assert.deepEqual([after.state, after.paid], ['fulfilled', 145_000])
  assert.equal(await shop.balance(buyer), 50)
})

test('a card and a transfer for the same order: both are kept, and what is too much goes back', async () => {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack)
  await shop.arrived(order.id, 145_000)
  await buyer.visitor.refused('order_state', payTest, { order: order.id, outcome: 'paid' })
  await site.pool.query("update test_payments set state = 'paid' where order_id = $1", [order.id])
  site.world.log.level = 'silent'
  await takeStock(shop.ctx(), testPayments, `test-${order.id}-0`, order.id)
  site.world.log.level = 'error'
  assert.deepEqual([(await shown(buyer, order.id)).paid, await shop.balance(buyer)], [290_000, 50])
  const unused = (await shop.whole(order.id)).unused
  assert.deepEqual(unused, { units: 50, all: 50, money: 290_000 })
})

test('a test payment pays or declines, and nobody else’s', async () => {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack)
  assert.deepEqual([order.is_test, order.card_is_test], [true, true])
  assert.match(order.pay_url ?? '', /\/test-payment$/)
  assert.equal((await buyer.visitor.call(payTest, { order: order.id, outcome: 'failed' })).data.state, 'failed')
  await buyer.visitor.call(payOrder, { order: order.id })
  assert.equal((await buyer.visitor.call(payTest, { order: order.id, outcome: 'paid' })).data.state, 'fulfilled')
  await buyer.visitor.refused('order_state', payTest, { order: order.id, outcome: 'paid' })
  assert.equal(await shop.balance(buyer), 50)
  await shop.rightBooks()
})

test('an order belongs to its page; placing and paying to whoever looks after its money', async () => {
  const [buyer, stranger] = [await shop.buyer(), await shop.buyer()]
  const { id: order } = await placed(buyer, pack, { way: 'transfer' })
  for (const call of [showOrder, payOrder, cancelOrder, printProforma])
    await stranger.visitor.refused('not_found', call, { order })
  const asked = await askedFor(buyer, pack)
  for (const role of ['recruiter', 'analyst', 'hiring_manager'] as const) {
    const { visitor } = await teammate(site, buyer.page.id, role)
    await visitor.refused('not_allowed', placeOrder, { ...asked, key: newId() })
    await visitor.refused('not_allowed', showOrder, { order })
  }
  const billing = await teammate(site, buyer.page.id, 'billing')
  await billing.visitor.call(placeOrder, { ...asked, key: newId() })
  const candidate = await aCandidate(site)
  await candidate.visitor.refused('not_allowed', listOrders, {})
  for (const one of [buyer, candidate]) {
    await one.visitor.refused('not_allowed', showAnyOrder, { order })
    await one.visitor.refused('not_allowed', notePayment, { order, amount: 1, request: newId() })
    await one.visitor.refused('not_allowed', refundOrder, { order, of: 'all', reason: 'Mine' })
  }
})

test('staff find an order by number, reference or name, and end one that was never paid', async () => {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack, { way: 'transfer' })
  const find = async (q: string) => (await admin.visitor.call(listAllOrders, { q })).data.map(({ id }) => id)
  for (const q of [order.number, `msr-${order.number}`, buyer.page.name.toUpperCase()])
    assert.deepEqual(await find(q), [order.id], q)
  assert.deepEqual(await find('%_%'), [])
  await admin.visitor.call(cancelAnyOrder, { order: order.id, reason: 'Ordered twice' })
  assert.equal((await shown(buyer, order.id)).state, 'cancelled')
  assert.match((await shop.mails())[0]?.subject ?? '', /was cancelled/)
  await admin.visitor.refused('order_state', cancelAnyOrder, { order: order.id, reason: 'Ordered twice' })
})

test('a transfer is reminded of three times, and its order ends after fourteen days; one paid in part stays', async () => {
  const [buyer, half] = [await shop.buyer(), await shop.buyer()]
  const order = await placed(buyer, pack, { way: 'transfer' })
  const part = await placed(half, pack, { way: 'transfer' })
  const card = await placed(half, [{ product: plan, count: 1 }])
  await shop.arrived(part.id, 5_000)
  await site.settle()
  const said: [number, number, string][] = []
  for (let passed = 1; passed <= 15; passed++) {
    site.later(day)
    const before = new Set((await shop.mails()).map(({ id }) => id))
    for (let twice = 0; twice < 2; twice++) await endUnpaidOrders.run(shop.ctx(), {})
    const fresh = (await shop.mails()).filter(({ id, to }) => !before.has(id) && to === buyer.email)
    for (const { subject = '' } of fresh) said.push([passed, fresh.length, subject.replace(order.number, '…')])
  }
  assert.deepEqual(said, [
    [7, 1, 'Order … is waiting for your transfer'],
    [11, 1, 'Order … is waiting for your transfer'],
    [13, 1, 'Order … is waiting for your transfer'],
    [14, 1, 'Order … expired'],
  ])
  const ids = [order, part, card].map(({ id }) => id)
  const { rows } = await site.pool.query('select state from orders where id = any($1) order by id', [ids])
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['cancelled', 'invoice_sent', 'cancelled'],
  )
})
