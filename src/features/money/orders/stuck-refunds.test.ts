import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aShop, placed, shown } from '#tests/world/a-shop.ts'
import { aStripe, move, wordOf } from '#tests/world/a-stripe.ts'
import { refundOrder, retryRefund, settleRefundByHand } from './admin-contract.ts'

const stripe = await aStripe()
const shop = await aShop(stripe.settings)
const { site, admin } = shop
await shop.sellAs('AE', '100000000000003')
const pack = [{ product: await shop.product('coins', 25), count: 2 }]
const note = 'Sent from our bank, 24 November'

/** An order whose refund Stripe refused. */
async function aRefusedRefund() {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack)
  const session = stripe.sessionOf(order.id)
  move.paid(session)
  await site.app.inject({
    ...{ method: 'POST', url: '/api/payments/stripe/events' },
    ...wordOf('checkout.session.completed', session),
  })
  await site.settle()
  stripe.trouble.refused = 'POST /v1/refunds'
  await admin.visitor.call(refundOrder, { order: order.id, of: 'all', reason: 'Asked for by the buyer' })
  const mails = await shop.mails()
  stripe.trouble.refused = null
  const [refund] = (await shop.whole(order.id)).refunds
  return { buyer, order, session, mails, refund: { order: order.id, refund: refund?.id ?? '' }, told: refund }
}

test('a refund that the payment service refuses is told to staff, who try again', async () => {
  const { buyer, order, session, mails, refund, told } = await aRefusedRefund()
  assert.deepEqual([told?.state, told?.trouble], ['asked', 'Refused'])
  const toStaff = mails.filter(({ to, subject }) => to === admin.email && subject?.includes(order.number))
  assert.deepEqual(
    toStaff.map(({ subject }) => subject),
    [`Order ${order.number}: the refund failed`],
  )
  const [last] = (await shop.whole(order.id)).history
  assert.deepEqual([last?.what, last?.amount, last?.note], ['refund_failed', order.total, 'Refused'])
  await admin.visitor.refused('not_found', retryRefund, { ...refund, order: (await placed(buyer, pack)).id })
  await admin.visitor.call(retryRefund, refund)
  await admin.visitor.refused('order_state', retryRefund, refund)
  await site.settle()
  assert.equal(session.charge.amount_refunded, order.total)
  const { refunds, state } = await shop.whole(order.id)
  assert.deepEqual([state, refunds[0]?.state, refunds[0]?.trouble], ['refunded', 'done', null])
  await admin.visitor.refused('order_state', settleRefundByHand, { ...refund, note })
  await shop.rightBooks()
})

test('sent by hand, it is done once: the payment service is asked before', async () => {
  const { buyer, order, session, refund } = await aRefusedRefund()
  await admin.visitor.call(settleRefundByHand, { ...refund, note })
  const { state, refunded, history } = await shop.whole(order.id)
  assert.deepEqual([state, refunded, history[0]?.note], ['refunded', order.total, note])
  assert.equal(session.charge.amount_refunded, 0)
  assert.equal((await shown(buyer, order.id)).documents.filter(({ kind }) => kind === 'credit_note').length, 1)
  await shop.rightBooks()

  const other = await aRefusedRefund()
  // it went back after all, and the word of it was lost
  move.refunded(other.session, other.order.total)
  await admin.visitor.refused('order_state', settleRefundByHand, { ...other.refund, note })
  const whole = await shop.whole(other.order.id)
  assert.deepEqual([whole.state, whole.refunded, whole.refunds.length], ['refunded', other.order.total, 1])
})

test('while the payment service cannot be asked, nothing is marked by hand', async () => {
  const { refund } = await aRefusedRefund()
  stripe.trouble.refuses = true
  site.world.log.level = 'silent'
  await admin.visitor.refused('gateway_away', settleRefundByHand, { ...refund, note })
  stripe.trouble.refuses = false
  site.world.log.level = 'error'
})
