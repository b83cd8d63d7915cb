import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { aShop, askedFor, type Buyer, placed, shown } from '#tests/world/a-shop.ts'
import { aStripe, move, type Session, wordOf } from '#tests/world/a-stripe.ts'
import { endUnpaidOrders } from './background.ts'
import { cancelOrder, payOrder, placeOrder } from './contract.ts'

const stripe = await aStripe()
const shop = await aShop(stripe.settings)
const { site } = shop
const pack = [{ product: await shop.product('coins', 25), count: 2 }]

afterEach(() => {
  stripe.trouble.refuses = false
  stripe.trouble.beforeAnswer = null
  site.world.log.level = 'error'
})

const hear = (word: ReturnType<typeof wordOf>) =>
  site.app.inject({ method: 'POST', url: '/api/payments/stripe/events', ...word })
const tell = async (type: string, session: Session) => assert.equal((await hear(wordOf(type, session))).statusCode, 200)

async function begun(buyer?: Buyer) {
  const by = buyer ?? (await shop.buyer())
  const order = await placed(by, pack)
  return { buyer: by, order, session: stripe.sessionOf(order.id) }
}
const delivered = async (buyer: Buyer, coins = 50) => {
  assert.equal(await shop.balance(buyer), coins)
  await shop.rightBooks()
}

test('a card is taken at Stripe, and what was bought comes with its word, not with the way back', async () => {
  const { buyer, order, session } = await begun()
  assert.equal(order.pay_url, `https://checkout.stripe.example/${session.id}`)
  assert.deepEqual([order.state, session.amount, session.currency], ['awaiting_payment', 145_000, 'aed'])
  assert.match(session.asked.success_url ?? '', new RegExp(`/page/orders/${order.id}\\?paid=1$`))
  move.paid(session)
  await delivered(buyer, 0)
  await tell('checkout.session.completed', session)
  const after = await shown(buyer, order.id)
  assert.deepEqual([after.state, after.paid, after.documents.length], ['fulfilled', 145_000, 1])
  await delivered(buyer)
  await buyer.visitor.refused('order_state', payOrder, { order: order.id })
})

test('a payment that waits for the bank delivers nothing until it is there', async () => {
  const { buyer, order, session } = await begun()
  move.waits(session)
  await tell('checkout.session.completed', session)
  assert.equal((await shown(buyer, order.id)).state, 'awaiting_payment')
  await delivered(buyer, 0)
  move.paid(session)
  await tell('checkout.session.async_payment_succeeded', session)
  assert.equal((await shown(buyer, order.id)).state, 'fulfilled')
  await delivered(buyer)
})

test('a card that is declined is told, and tried again at a payment of its own', async () => {
  const { buyer, order, session } = await begun()
  move.declined(session)
  await tell('checkout.session.async_payment_failed', session)
  assert.equal((await shown(buyer, order.id)).state, 'failed')
  assert.match((await shop.mails())[0]?.subject ?? '', /Payment of order .* failed/)
  await buyer.visitor.call(payOrder, { order: order.id })
  const again = stripe.sessionOf(order.id)
  assert.notEqual(again.id, session.id)
  move.paid(again)
  await tell('checkout.session.completed', again)
  await delivered(buyer)
})

test('whoever pays again while a payment is open is led to the same one', async () => {
  const { buyer, order, session } = await begun()
  const urls = await Promise.all([1, 2, 3].map(() => buyer.visitor.call(payOrder, { order: order.id })))
  assert.deepEqual(new Set(urls.map(({ data }) => data.pay_url)), new Set([order.pay_url]))
  move.expired(session)
  const { data } = await buyer.visitor.call(payOrder, { order: order.id })
  assert.notEqual(data.pay_url, order.pay_url)
})

test('ten words in any order, each twice, deliver once and end the same', async () => {
  const kinds = ['completed', 'async_payment_succeeded', 'expired', 'async_payment_failed'].map(
    (one) => `checkout.session.${one}`,
  )
  for (let round = 0; round < 4; round++) {
    const { buyer, order, session } = await begun()
    move.paid(session)
    move.refunded(session, 72_500)
    const words = [...kinds, 'charge.refunded', 'charge.succeeded'].map((kind) => wordOf(kind, session))
    const told = [...words, ...words].sort(() => Math.random() - 0.5)
    const answers = await Promise.all(told.map(hear))
    assert.ok(answers.every(({ statusCode }) => statusCode === 200))
    const after = await shown(buyer, order.id)
    assert.deepEqual([after.state, after.paid, after.refunded], ['fulfilled', 145_000, 72_500])
    assert.deepEqual(
      after.documents.map(({ kind }) => kind),
      ['invoice', 'credit_note'],
    )
    // half of the money went back, and with it half of the coins
    await delivered(buyer, 25)
    const { rowCount } = await site.pool.query('select from payment_events where order_id = $1', [order.id])
    assert.equal(rowCount, words.length)
  }
})

test('what is not signed by Stripe does nothing', async () => {
  const { buyer, order, session } = await begun()
  move.paid(session)
  const word = wordOf('checkout.session.completed', session)
  const forged = [
    wordOf('checkout.session.completed', session, { secret: 'whsec_other' }),
    wordOf('checkout.session.completed', session, { at: -600 }),
    wordOf('checkout.session.completed', session, { at: 3_600 }),
    { ...word, payload: word.payload.replace('evt_', 'evt-') },
    { ...word, payload: JSON.stringify(JSON.parse(word.payload), null, 1) },
    { ...word, headers: { 'content-type': 'application/json', 'stripe-signature': 't=1' } },
    { ...word, headers: { 'content-type': 'application/json', 'stripe-signature': '' } },
    { ...word, payload: '' },
  ]
  for (const one of forged) assert.equal((await hear(one)).statusCode, 403)
  assert.equal((await shown(buyer, order.id)).state, 'awaiting_payment')
  await delivered(buyer, 0)
  // while keys roll, either secret is right
  assert.equal((await hear(wordOf('checkout.session.completed', session, { secret: 'whsec_old' }))).statusCode, 200)
  await delivered(buyer)
})

test('another amount, or another currency, delivers nothing', async () => {
  const less = await begun()
  move.paid(less.session, 1_000)
  await tell('checkout.session.completed', less.session)
  const part = await shown(less.buyer, less.order.id)
  assert.deepEqual([part.state, part.paid], ['awaiting_payment', 1_000])
  await delivered(less.buyer, 0)
  const other = await begun()
  move.paid(other.session)
  other.session.currency = 'rub'
  site.world.log.level = 'silent'
  await tell('checkout.session.completed', other.session)
  assert.equal((await shown(other.buyer, other.order.id)).paid, 0)
  await delivered(other.buyer, 0)
})

test('an order that was cancelled and is paid all the same is delivered', async () => {
  const { buyer, order, session } = await begun()
  await buyer.visitor.call(cancelOrder, { order: order.id })
  move.paid(session)
  await tell('checkout.session.completed', session)
  assert.equal((await shown(buyer, order.id)).state, 'fulfilled')
  await delivered(buyer)
})

test('a word about nothing of ours is taken without a word', async () => {
  const { session } = await begun()
  const unknown = { ...session, id: 'cs_unknown', intent: 'pi_unknown' }
  await tell('checkout.session.completed', unknown)
  await tell('charge.refunded', unknown)
  await tell('payout.paid', session)
})

test('Stripe away: the order stands and is paid later; a word is asked for again', async () => {
  const buyer = await shop.buyer()
  const asked = await askedFor(buyer, pack)
  site.world.log.level = 'silent'
  stripe.trouble.refuses = true
  const { data } = await buyer.visitor.call(placeOrder, asked)
  assert.equal(data.pay_url, null)
  assert.equal((await shown(buyer, data.id)).state, 'created')
  await buyer.visitor.refused('gateway_away', payOrder, { order: data.id })
  stripe.trouble.refuses = false
  await buyer.visitor.call(payOrder, { order: data.id })
  const session = stripe.sessionOf(data.id)
  move.paid(session)
  stripe.trouble.refuses = true
  for (const type of ['checkout.session.completed', 'charge.succeeded'])
    assert.equal((await hear(wordOf(type, session))).statusCode, 503)
  stripe.trouble.refuses = false
  await tell('checkout.session.completed', session)
  await delivered(buyer)
})

test('a line that breaks before the answer begins one payment', async () => {
  const buyer = await shop.buyer()
  let broken = 0
  stripe.trouble.beforeAnswer = (path) => path === 'POST /v1/checkout/sessions' && ++broken === 1
  const order = await placed(buyer, pack)
  const own = [...stripe.sessions.values()].filter(({ asked }) => asked.client_reference_id === order.id)
  assert.equal(own.length, 1)
  assert.match(order.pay_url ?? '', new RegExp(own[0]?.id ?? ''))
})

test('before an order ends for want of payment Stripe is asked a last time; one that cannot be asked holds up no other', async () => {
  const [lost, lapsed, unknown] = [await begun(), await begun(), await begun()]
  stripe.sessions.delete(unknown.session.id)
  move.paid(lost.session)
  move.expired(lapsed.session)
  site.later(25 * 3_600_000)
  site.world.log.level = 'silent'
  await endUnpaidOrders.run(shop.ctx(), {})
  const stateOf = async ({ id }: { id: string }) => (await shop.whole(id)).state
  assert.deepEqual(
    [await stateOf(lost.order), await stateOf(lapsed.order), await stateOf(unknown.order)],
    ['fulfilled', 'cancelled', 'awaiting_payment'],
  )
  await delivered(lost.buyer)
})
