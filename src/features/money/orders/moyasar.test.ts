import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aMoyasar } from '#tests/world/a-moyasar.ts'
import { aShop, placed, quoted, shown } from '#tests/world/a-shop.ts'
import { refundOrder } from './admin-contract.ts'
import { payOrder } from './contract.ts'

const moyasar = await aMoyasar()
const shop = await aShop(moyasar.settings)
const { site } = shop
const pack = [{ product: await shop.product('coins', 10), count: 1 }]

const hear = (word: ReturnType<typeof moyasar.word>) =>
  site.app.inject({ method: 'POST', url: '/api/payments/moyasar/events', ...word })

async function begun() {
  const buyer = await shop.buyer('SA')
  const order = await placed(buyer, pack, { currency: 'SAR' })
  const invoice = [...moyasar.invoices.values()].at(-1)
  assert.ok(invoice)
  return { buyer, order, invoice }
}

test('an order in riyals is paid at Moyasar, and delivered once by its words', async () => {
  const { buyer, order, invoice } = await begun()
  assert.equal(order.pay_url, invoice.url)
  assert.deepEqual([invoice.amount, invoice.currency], [32_000, 'SAR'])
  moyasar.pay(invoice)
  const answers = await Promise.all([1, 2, 3].map(() => hear(moyasar.word(invoice))))
  assert.deepEqual(
    answers.map(({ statusCode }) => statusCode),
    [200, 200, 200],
  )
  assert.equal((await shown(buyer, order.id)).state, 'fulfilled')
  assert.equal(await shop.balance(buyer), 10)
  await shop.rightBooks()
})

test('without the token between the two a word does nothing', async () => {
  const { buyer, order, invoice } = await begun()
  moyasar.pay(invoice)
  assert.equal((await hear(moyasar.word(invoice, 'some other token'))).statusCode, 403)
  assert.equal((await hear({ ...moyasar.word(invoice), payload: '{"id":1}' })).statusCode, 403)
  assert.equal((await hear({ ...moyasar.word(invoice), payload: 'no JSON' })).statusCode, 403)
  assert.equal((await shown(buyer, order.id)).state, 'awaiting_payment')
})

test('a card that failed, and is paid on the same page of theirs later, is delivered', async () => {
  const { buyer, order, invoice } = await begun()
  moyasar.pay(invoice, 'failed')
  await hear(moyasar.word(invoice))
  assert.equal((await shown(buyer, order.id)).state, 'failed')
  moyasar.pay(invoice)
  await hear(moyasar.word(invoice))
  assert.equal((await shown(buyer, order.id)).state, 'fulfilled')
})

test('clicks at once lead to one page of theirs; money on a page that was left behind counts too', async () => {
  const { buyer, order, invoice } = await begun()
  moyasar.pay(invoice, 'failed')
  await hear(moyasar.word(invoice))
  const before = moyasar.invoices.size
  const urls = await Promise.all([1, 2, 3].map(() => buyer.visitor.call(payOrder, { order: order.id })))
  assert.equal(new Set(urls.map(({ data }) => data.pay_url)).size, 1)
  // they know no keys: each click made a page of its own
  const made = [...moyasar.invoices.values()].slice(before)
  const left = made.find(({ url }) => url !== urls[0]?.data.pay_url) ?? invoice
  moyasar.pay(left)
  await hear(moyasar.word(left))
  assert.equal((await shown(buyer, order.id)).state, 'fulfilled')
})

test('money goes back through Moyasar, once', async () => {
  const { buyer, order, invoice } = await begun()
  moyasar.pay(invoice)
  await hear(moyasar.word(invoice))
  await shop.admin.visitor.call(refundOrder, { order: order.id, of: 'all', reason: 'Ordered by mistake' })
  await site.settle()
  assert.equal(invoice.payments[0]?.refunded, 32_000)
  assert.equal((await shown(buyer, order.id)).state, 'refunded')
  assert.equal(await shop.balance(buyer), 0)
})

test('other currencies are not Moyasar’s', async () => {
  const buyer = await shop.buyer('AE')
  const { ways } = await quoted(buyer, pack)
  assert.deepEqual(ways, ['transfer'])
})
