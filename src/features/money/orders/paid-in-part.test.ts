import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newId } from '#platform/shared/ids.ts'
import { aShop, placed, shown } from '#tests/world/a-shop.ts'
import { cancelAnyOrder, notePayment, refundOrder, showAnyOrder, takeBackPayment } from './admin-contract.ts'
import { cancelOrder, payOrder, payTest, printProforma } from './contract.ts'

const shop = await aShop()
const { admin } = shop
const pack = [{ product: await shop.product('coins', 25), count: 2 }]
const half = 45_000

async function halfPaid() {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack, { way: 'transfer' })
  await shop.arrived(order.id, half)
  return { buyer, order: order.id, number: order.number }
}
const lastMail = async () => (await shop.mails())[0]

test('whose order staff end with a part received is told of the part, not that nothing is owed', async () => {
  const { buyer, order } = await halfPaid()
  await admin.visitor.call(cancelAnyOrder, { order, reason: 'Ordered twice' })
  const mail = await lastMail()
  assert.match(mail?.subject ?? '', /has ended/)
  assert.match(mail?.text ?? '', /AED.450\.00 was received/)
  const { state, paid, refunded } = await shown(buyer, order)
  assert.deepEqual([state, paid, refunded], ['cancelled', half, 0])
})

test('a card that is declined after half a transfer: what came and what is open is told, the transfer stays possible', async () => {
  const { buyer, order } = await halfPaid()
  await buyer.visitor.call(payOrder, { order })
  await buyer.visitor.call(payTest, { order, outcome: 'failed' })
  assert.match((await lastMail())?.text ?? '', /AED.450\.00 was received before, AED.1,000\.00 is still open/)
  const { state, way, transfer, tested } = await shown(buyer, order)
  assert.deepEqual([state, way, transfer !== null, tested], ['failed', 'transfer', true, 0])
})

test('of half a transfer and half a test payment only the second is a test', async () => {
  const { buyer, order } = await halfPaid()
  await buyer.visitor.call(payOrder, { order })
  await buyer.visitor.call(payTest, { order, outcome: 'paid' })
  const { state, way, paid, tested } = await shown(buyer, order)
  assert.deepEqual([state, way, paid, tested], ['fulfilled', 'card', 145_000, 100_000])
  // begun by card, paid by transfer: nothing of it is a test
  const other = await placed(buyer, pack)
  await shop.arrived(other.id, other.total)
  assert.deepEqual([(await shown(buyer, other.id)).tested, (await shown(buyer, other.id)).way], [0, 'transfer'])
})

test('where a transfer goes is told of orders by transfer alone', async () => {
  const buyer = await shop.buyer()
  const order = await placed(buyer, pack)
  assert.deepEqual([order.way, order.transfer], ['card', null])
  await buyer.visitor.refused('order_state', printProforma, { order: order.id })
})

test('a transfer that comes for an order that ended is delivered, and a part of it can be given back', async () => {
  const buyer = await shop.buyer()
  const [late, part] = [await placed(buyer, pack, { way: 'transfer' }), await placed(buyer, pack, { way: 'transfer' })]
  for (const { id: order } of [late, part]) await buyer.visitor.call(cancelOrder, { order })
  await shop.arrived(late.id, late.total)
  assert.deepEqual([(await shown(buyer, late.id)).state, await shop.balance(buyer)], ['fulfilled', 50])
  await shop.arrived(part.id, half)
  assert.match((await lastMail())?.text ?? '', /AED.450\.00 was received for this order/)
  const whole = (await admin.visitor.call(showAnyOrder, { order: part.id })).data
  assert.deepEqual([whole.state, whole.paid, whole.history[0]?.what], ['cancelled', half, 'paid'])
  await admin.visitor.call(refundOrder, { order: part.id, of: 'all', reason: 'Too late' })
  assert.equal((await shown(buyer, part.id)).state, 'refunded')
  await shop.rightBooks()
})

test('the same record of a transfer sent three times at once, and once more afterwards, counts once', async () => {
  const { buyer, order } = await halfPaid()
  const asked = { order, amount: half, request: newId() }
  await Promise.all([1, 2, 3].map(() => admin.visitor.call(notePayment, asked)))
  assert.equal((await shown(buyer, order)).paid, 2 * half)
  await shop.arrived(order, 145_000 - 2 * half)
  await admin.visitor.call(notePayment, asked)
  assert.equal((await shown(buyer, order)).paid, 145_000)
  await admin.visitor.refused('payment_known', notePayment, { ...asked, amount: 1 })
  const other = await halfPaid()
  await admin.visitor.refused('payment_known', notePayment, { ...asked, order: other.order })
})

test('a sum that is more than twice what is open is refused by its field', async () => {
  const { buyer, order } = await halfPaid()
  const record = { order, amount: 200_001, request: newId() }
  const problem = await admin.visitor.refused('invalid', notePayment, record)
  assert.equal(problem.errors?.[0]?.field, 'amount')
  assert.equal((await shown(buyer, order)).paid, half)
  await admin.visitor.call(notePayment, { ...record, amount: 200_000 })
})

test('a transfer that was noted by mistake is taken back while the order is open, once, and both stay in history', async () => {
  const { buyer, order } = await halfPaid()
  const mistake = { order, amount: 90_000, request: newId() }
  await admin.visitor.call(notePayment, mistake)
  const undo = { order, payment: mistake.request, reason: 'Digits swapped' }
  await buyer.visitor.refused('not_allowed', takeBackPayment, undo)
  const whole = (await admin.visitor.call(takeBackPayment, undo)).data
  assert.deepEqual([whole.paid, whole.transfers.map(({ amount }) => amount)], [half, [half]])
  assert.deepEqual(
    whole.history.slice(0, 2).map(({ what, amount }) => [what, amount]),
    [
      ['taken_back', 90_000],
      ['paid', 90_000],
    ],
  )
  assert.match((await lastMail())?.text ?? '', /by mistake. AED.1,000\.00 is still open/)
  await admin.visitor.refused('not_found', takeBackPayment, undo)
  // a late repetition of the mistake counts nothing
  await admin.visitor.refused('payment_known', notePayment, mistake)
  await shop.arrived(order, 100_000)
  const [first] = (await shop.whole(order)).transfers
  await admin.visitor.refused('order_state', takeBackPayment, { ...undo, payment: first?.id ?? '' })
  assert.equal(await shop.balance(buyer), 50)
})
