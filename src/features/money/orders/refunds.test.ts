import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spend } from '#features/money/ledger/ledger.ts'
import { aShop, type Buyer, placed, shown } from '#tests/world/a-shop.ts'
import { aStripe, move, type Session, wordOf } from '#tests/world/a-stripe.ts'
import { cancelAnyOrder, refundOrder } from './admin-contract.ts'

const stripe = await aStripe()
const shop = await aShop(stripe.settings)
const { site, admin } = shop
await shop.sellAs('AE', '100000000000003')
const coins = await shop.product('coins', 25)
const pack = [{ product: coins, count: 2 }]
const reason = 'Asked for by the buyer'

const tell = (type: string, session: Session) =>
  site.app.inject({ method: 'POST', url: '/api/payments/stripe/events', ...wordOf(type, session) })
const goBack = (order: string, of: 'all' | 'unused') => admin.visitor.call(refundOrder, { order, of, reason })
const use = (buyer: Buyer, amount: number) => {
  const asked = {
    page: buyer.page.id,
    kind: 'coin' as const,
    amount,
    key: `use:${buyer.page.id}`,
    about: { for: 'test' },
  }
  return shop
    .ctx()
    .db.transaction()
    .execute((tx) => spend(shop.ctx(), tx, asked))
}

async function paidByCard(items = pack, currency: 'AED' | 'KWD' = 'AED') {
  const buyer = await shop.buyer()
  const order = await placed(buyer, items, { currency })
  const session = stripe.sessionOf(order.id)
  move.paid(session)
  await tell('checkout.session.completed', session)
  return { buyer, order, session }
}
async function paidByTransfer() {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack, { way: 'transfer' })
  await shop.arrived(order.id, order.total)
  return { buyer, order }
}
const notes = async (order: string) => {
  const { rows } = await site.pool.query<{ facts: { total: number; tax: number; subtotal: number; of: string } }>(
    "select facts from invoices where order_id = $1 and kind = 'credit_note' order by number",
    [order],
  )
  return rows.map(({ facts }) => facts)
}

test('what was not used goes back through Stripe, after it left the balance', async () => {
  const { buyer, order, session } = await paidByCard()
  await use(buyer, 20)
  await goBack(order.id, 'unused')
  assert.equal(await shop.balance(buyer), 0)
  // until the money is on its way nothing else goes back
  await admin.visitor.refused('refund_waits', refundOrder, { order: order.id, of: 'all', reason })
  assert.deepEqual(await notes(order.id), [])
  await site.settle()
  assert.deepEqual(stripe.refunds.at(-1), { session: session.id, amount: 91_350 })
  const whole = await shop.whole(order.id)
  assert.deepEqual([whole.state, whole.refunded, whole.refunds[0]?.state], ['fulfilled', 91_350, 'done'])
  const [note] = await notes(order.id)
  assert.deepEqual([note?.subtotal, note?.tax, note?.total], [87_000, 4_350, 91_350])
  assert.equal(note?.of, (await shown(buyer, order.id)).documents[0]?.number)
  await admin.visitor.refused('nothing_unused', refundOrder, { order: order.id, of: 'unused', reason })
  await shop.rightBooks()
})

test('all goes back, also what was used; the order is refunded', async () => {
  const { buyer, order, session } = await paidByCard()
  await use(buyer, 20)
  await goBack(order.id, 'all')
  const mails = await shop.mails()
  assert.equal(session.charge.amount_refunded, order.total)
  assert.equal((await shown(buyer, order.id)).state, 'refunded')
  assert.match(mails[0]?.subject ?? '', /Refund of order/)
  await admin.visitor.refused('order_state', refundOrder, { order: order.id, of: 'all', reason })
  await shop.rightBooks()
})

test('a transfer goes back by hand, at once in the books', async () => {
  const { buyer, order } = await paidByTransfer()
  const before = stripe.refunds.length
  await goBack(order.id, 'all')
  await site.settle()
  assert.equal(stripe.refunds.length, before)
  assert.deepEqual([(await shown(buyer, order.id)).state, await shop.balance(buyer)], ['refunded', 0])
  assert.equal((await notes(order.id)).length, 1)
})

test('an order for which a card was begun and a transfer came goes back by hand', async () => {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack)
  await shop.arrived(order.id, order.total)
  await goBack(order.id, 'all')
  await site.settle()
  assert.equal((await shown(buyer, order.id)).state, 'refunded')
  assert.equal(stripe.sessionOf(order.id).charge.amount_refunded, 0)
})

test('the worker dies between Stripe and the books: no more goes back', async () => {
  const { buyer, order, session } = await paidByCard()
  await goBack(order.id, 'all')
  site.world.log.level = 'silent'
  // done there, and the line breaks: three tries of the client, and those of the queue after them
  stripe.trouble.beforeAnswer = (path) => path === 'POST /v1/refunds'
  await site.settle()
  stripe.trouble.beforeAnswer = null
  assert.equal((await shop.whole(order.id)).refunds[0]?.state, 'asked')
  await site.pool.query('update graphile_worker._private_jobs set run_at = now()')
  await site.settle()
  site.world.log.level = 'error'
  assert.equal(session.charge.amount_refunded, order.total)
  assert.equal((await shown(buyer, order.id)).state, 'refunded')
  assert.equal(stripe.refunds.filter((one) => one.session === session.id).length, 1)
})

test('what is given back at Stripe itself, in three parts, takes its share of coins and of tax, to the last unit', async () => {
  const { buyer, order, session } = await paidByCard()
  const third = Math.floor(order.total / 3)
  const left: number[] = []
  for (const amount of [third, 2 * third, order.total]) {
    move.refunded(session, amount)
    await tell('charge.refunded', session)
    await tell('charge.refunded', session)
    left.push(await shop.balance(buyer))
  }
  assert.deepEqual(left, [33, 16, 0])
  const all = await notes(order.id)
  const sum = (of: 'tax' | 'total') => all.reduce((total, note) => total + note[of], 0)
  assert.deepEqual([all.length, sum('total'), sum('tax')], [3, order.total, order.tax])
  assert.equal((await shown(buyer, order.id)).state, 'refunded')
  await shop.rightBooks()
})

test('a plan whose money went back in two halves at Stripe ends', async () => {
  const { order, session, buyer } = await paidByCard([{ product: await shop.product('plan', 12, 'growth'), count: 1 }])
  for (const amount of [Math.floor(order.total / 2), order.total]) {
    move.refunded(session, amount)
    await tell('charge.refunded', session)
  }
  const { rows } = await site.pool.query('select months, renews from page_plans where page_id = $1', [buyer.page.id])
  assert.deepEqual(rows, [{ months: 1, renews: false }])
})

test('months of one plan are not counted for another of the same order', async () => {
  const items = [
    { product: await shop.product('plan', 12, 'growth'), count: 1 },
    { product: await shop.product('plan', 1, 'scale'), count: 1 },
  ]
  const { order } = await paidByCard(items)
  // eleven of twelve months of growth; the month of scale has begun
  const money = Math.floor((order.total * 700_000 * 11) / (12 * order.subtotal))
  assert.deepEqual((await shop.whole(order.id)).unused, { units: 11, all: 13, money })
  await goBack(order.id, 'unused')
  await site.settle()
  assert.equal((await shop.whole(order.id)).refunded, money)
})

test('three decimals: what goes back is a step that Stripe takes', async () => {
  const { buyer, order, session } = await paidByCard([{ product: coins, count: 1 }], 'KWD')
  assert.equal(order.total, 63_000)
  await use(buyer, 2)
  const { unused } = await shop.whole(order.id)
  assert.equal(unused?.money, 57_960)
  await goBack(order.id, 'unused')
  await site.settle()
  assert.equal(session.charge.amount_refunded, 57_960)
  const odd = await paidByCard([{ product: await shop.product('coins', 100), count: 1 }], 'KWD')
  await use(odd.buyer, 33)
  await goBack(odd.order.id, 'unused')
  await site.settle()
  // 218.400 × 67 / 100 = 146.328
  assert.equal(odd.session.charge.amount_refunded, 146_320)
})

test('what was paid too much goes back first, and lowers no invoice', async () => {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack, { way: 'transfer' })
  await shop.arrived(order.id, order.total + 10_000)
  await use(buyer, 50)
  assert.deepEqual((await shop.whole(order.id)).unused, { units: 0, all: 50, money: 10_000 })
  await goBack(order.id, 'unused')
  assert.deepEqual([(await shop.whole(order.id)).refunded, await notes(order.id)], [10_000, []])
  await goBack(order.id, 'all')
  const [note] = await notes(order.id)
  assert.deepEqual([note?.total, note?.tax], [order.total, order.tax])
})

test('a part that came for an order that staff ended goes back, without a credit note', async () => {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack, { way: 'transfer' })
  await shop.arrived(order.id, 5_000)
  await admin.visitor.call(cancelAnyOrder, { order: order.id, reason })
  await goBack(order.id, 'unused')
  const whole = await shop.whole(order.id)
  assert.deepEqual([whole.state, whole.refunded, await notes(order.id)], ['refunded', 5_000, []])
})

test('a chargeback takes what is unused, marks the order and tells staff, once', async () => {
  const { buyer, order, session } = await paidByCard()
  await use(buyer, 20)
  move.disputed(session)
  for (let told = 0; told < 3; told++) await tell('charge.dispute.created', session)
  assert.equal((await shown(buyer, order.id)).is_disputed, true)
  assert.equal(await shop.balance(buyer), 0)
  const toStaff = (await shop.mails()).filter(
    ({ to, subject }) => to === admin.email && subject?.includes(order.number),
  )
  assert.deepEqual(
    toStaff.map(({ subject }) => subject),
    [`Order ${order.number} was disputed`],
  )
  await shop.rightBooks()
})
