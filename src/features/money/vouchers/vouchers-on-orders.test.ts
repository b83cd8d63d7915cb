import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cancelOrder, placeOrder, quoteOrder } from '#features/money/orders/contract.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aShop, askedFor, type Buyer, day, placed, quoted, shown } from '#tests/world/a-shop.ts'
import { aCandidate } from '#tests/world/people.ts'
import { addVouchers, claimVoucher, showVouchers, withdrawVouchers } from './contract.ts'

const shop = await aShop()
const { site, admin } = shop
await shop.sellAs('AE', '100000000000003')
const product = await shop.product('coins', 25)
const pack = [{ product, count: 1 }]

const usedOf = async (batch: string) => (await admin.visitor.call(showVouchers, { batch })).data.used
const refused = (code: string, { visitor }: Buyer, voucher: string) =>
  visitor.refused(code, quoteOrder, { items: pack, currency: 'AED', voucher })
const claim = ({ visitor, page }: Buyer, hash: string) => visitor.call(claimVoucher, { hash, page: page.id })

test('percent and amounts lower the price before tax, to the last unit, never below nothing', async () => {
  const buyer = await shop.buyer()
  const cost = async (over: Partial<Takes<typeof addVouchers>>, currency: 'AED' | 'KWD' = 'AED') => {
    const { code } = await shop.voucher(over)
    const { subtotal, discount, tax, total } = await quoted(buyer, pack, { currency, voucher: code.toUpperCase() })
    return [subtotal, discount, tax, total]
  }
  assert.deepEqual(await cost({ amount: 10 }), [72_500, 7_250, 3_263, 68_513])
  assert.deepEqual(await cost({ amount: 33 }), [72_500, 23_925, 2_429, 51_004])
  assert.deepEqual(await cost({ amount: 100 }), [72_500, 72_500, 0, 0])
  assert.deepEqual(await cost({ kind: 'amount', amount: 12_345, currency: 'AED' }), [72_500, 12_345, 3_008, 63_163])
  assert.deepEqual(await cost({ kind: 'amount', amount: 99_999_999, currency: 'AED' }), [72_500, 72_500, 0, 0])
  // ten fils are the smallest step of a dinar
  assert.deepEqual(await cost({ amount: 33 }, 'KWD'), [60_000, 19_800, 2_010, 42_210])
  const problem = await buyer.visitor.ask(quoteOrder, { items: pack, currency: 'AED', voucher: 'nosuchcode22' })
  assert.equal(problem.json().code, 'not_found')
})

test('a voucher that covers all of it pays for the order at once', async () => {
  const buyer = await shop.buyer()
  const { code, batch } = await shop.voucher({ amount: 100 })
  assert.deepEqual((await quoted(buyer, pack, { voucher: code })).ways, ['nothing'])
  await buyer.visitor.refused('way_closed', placeOrder, await askedFor(buyer, pack, { voucher: code, way: 'card' }))
  const order = await placed(buyer, pack, { voucher: code, way: 'nothing' })
  assert.deepEqual([order.state, order.total, order.documents.length, order.pay_url], ['fulfilled', 0, 1, null])
  assert.deepEqual([await shop.balance(buyer), await usedOf(batch)], [25, 1])
  await shop.rightBooks()
})

test('each reason why a voucher cannot be used is said for itself', async () => {
  const [buyer, other] = [await shop.buyer(), await shop.buyer()]
  const code = async (over: Partial<Takes<typeof addVouchers>>) => (await shop.voucher(over)).code
  await refused('voucher_early', buyer, await code({ starts_on: '2199-01-01' }))
  await refused('voucher_for_others', buyer, await code({ pages: [other.page.id] }))
  await refused('voucher_for_others', buyer, await code({ brands: ['another-brand'] }))
  await refused('voucher_currency', buyer, await code({ kind: 'amount', amount: 100, currency: 'EUR' }))
  await refused('voucher_wrong_kind', buyer, await code({ kind: 'coin', amount: 10 }))
  await refused('voucher_wrong_kind', buyer, await code({ kind: 'product', amount: 1, product }))
  await quoted(buyer, pack, { voucher: await code({ brands: ['masar'], pages: [buyer.page.id] }) })
  const withdrawn = await shop.voucher({})
  await admin.visitor.call(withdrawVouchers, { batch: withdrawn.batch })
  await refused('voucher_withdrawn', buyer, withdrawn.code)
  const ended = await shop.voucher({ ends_on: '2198-01-01' })
  await site.pool.query('update voucher_batches set ends_at = $2 where id = $1', [
    ended.batch,
    new Date(site.world.now().getTime() - day),
  ])
  await refused('voucher_ended', buyer, ended.code)
  const first = await shop.voucher({ first_order: true, uses: 5, uses_of_page: 5 })
  await placed(buyer, pack, { voucher: (await shop.voucher({ amount: 100 })).code, way: 'nothing' })
  await refused('voucher_not_first', buyer, first.code)
  await quoted(other, pack, { voucher: first.code })
  // one that lowers a price is not claimed
  const { visitor, page } = other
  await visitor.refused('voucher_for_orders', claimVoucher, { hash: first.code, page: page.id })
})

test('uses are counted in all and for each page', async () => {
  const [one, two, three] = [await shop.buyer(), await shop.buyer(), await shop.buyer()]
  const { code, batch } = await shop.voucher({ uses: 3, uses_of_page: 2 })
  await placed(one, pack, { voucher: code })
  await placed(one, pack, { voucher: code })
  await refused('voucher_used', one, code)
  await placed(two, pack, { voucher: code })
  await refused('voucher_used', three, code)
  assert.equal(await usedOf(batch), 3)
})

test('of two who want its last use at once, one has it, and the other’s order is not placed', async () => {
  for (let round = 0; round < 3; round++) {
    const buyers = [await shop.buyer(), await shop.buyer()]
    const { code, batch } = await shop.voucher({ uses: 1 })
    const asked = await Promise.all(buyers.map((buyer) => askedFor(buyer, pack, { voucher: code })))
    const answers = await Promise.all(
      buyers.map(({ visitor }, at) => visitor.ask(placeOrder, asked[at] as (typeof asked)[0])),
    )
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [201, 409])
    assert.equal(answers.find(({ statusCode }) => statusCode === 409)?.json().code, 'voucher_used')
    const ids = buyers.map(({ page }) => page.id)
    const { rows } = await site.pool.query('select discount from orders where page_id = any($1)', [ids])
    assert.deepEqual(rows, [{ discount: 7_250 }])
    assert.equal(await usedOf(batch), 1)
  }
})

test('an order that comes to nothing gives its voucher back', async () => {
  const buyer = await shop.buyer()
  const { code, batch } = await shop.voucher({})
  const order = await placed(buyer, pack, { voucher: code, way: 'transfer' })
  await refused('voucher_used', buyer, code)
  await buyer.visitor.call(cancelOrder, { order: order.id })
  assert.equal(await usedOf(batch), 0)
  const again = await placed(buyer, pack, { voucher: code, way: 'transfer' })
  assert.equal((await shown(buyer, again.id)).discount, 7_250)
})

test('a voucher withdrawn between the look and the order is refused, and nothing is placed', async () => {
  const buyer = await shop.buyer()
  const { code, batch } = await shop.voucher({})
  const asked = await askedFor(buyer, pack, { voucher: code })
  await admin.visitor.call(withdrawVouchers, { batch })
  await buyer.visitor.refused('voucher_withdrawn', placeOrder, asked)
  const { rowCount } = await site.pool.query('select from orders where page_id = $1', [buyer.page.id])
  assert.equal(rowCount, 0)
})

test('a voucher for a product gives it once: a pack on the balance, a plan that runs', async () => {
  const buyer = await shop.buyer()
  const coins = await shop.voucher({ kind: 'product', amount: 2, product })
  await claim(buyer, coins.code)
  assert.equal(await shop.balance(buyer), 50)
  await buyer.visitor.refused('voucher_used', claimVoucher, { hash: coins.code, page: buyer.page.id })
  const plan = await shop.voucher({ kind: 'product', amount: 1, product: await shop.product('plan', 1, 'growth') })
  await claim(buyer, plan.code)
  const { rows } = await site.pool.query('select plan, months, order_id from page_plans where page_id = $1', [
    buyer.page.id,
  ])
  assert.deepEqual(rows, [{ plan: 'growth', months: 1, order_id: null }])
  assert.equal(await shop.balance(buyer), 65)
  await shop.rightBooks()
})

test('staff say what a voucher is worth, and nothing that makes no sense', async () => {
  const usual = { label: 'Autumn', kind: 'percent' as const, amount: 10, count: 1, uses: 1 }
  const wrong = async (over: Partial<Takes<typeof addVouchers>>) =>
    (await admin.visitor.refused('invalid', addVouchers, { ...usual, ...over })).errors?.[0]?.field
  assert.equal(await wrong({ amount: 101 }), 'amount')
  assert.equal(await wrong({ currency: 'AED' }), 'currency')
  assert.equal(await wrong({ kind: 'amount' }), 'currency')
  assert.equal(await wrong({ kind: 'product' }), 'product')
  assert.equal(await wrong({ kind: 'amount', amount: 1_005, currency: 'KWD' }), 'amount')
  assert.equal(await wrong({ product }), 'product')
  assert.equal(await wrong({ kind: 'coin', amount: 10_001 }), 'amount')
  const { visitor } = await aCandidate(site)
  await visitor.refused('not_allowed', addVouchers, usual)
})
