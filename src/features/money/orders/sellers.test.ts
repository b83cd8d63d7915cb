import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aShop, placed, quoted, shown } from '#tests/world/a-shop.ts'
import { listSellers, setSeller, setTaxRate } from './admin-contract.ts'
import { payTest } from './contract.ts'

const shop = await aShop()
const { site, admin } = shop
const pack = [{ product: await shop.product('coins', 10), count: 1 }]

test('a seller with a tax number of another country, or none of that number, is refused', async () => {
  const usual: Takes<typeof setSeller> = {
    ...{ seller: 1, name: 'Masar', address: '', country_id: countryId('AE'), tax_number: '', bank: {} },
  }
  const { errors } = await admin.visitor.refused('invalid', setSeller, { ...usual, tax_number: '300000000000003' })
  assert.equal(errors?.[0]?.field, 'tax_number')
  await admin.visitor.refused('not_found', setSeller, { ...usual, seller: 77 })
  const { visitor } = await shop.buyer()
  await visitor.refused('not_allowed', setSeller, usual)
  await visitor.refused('not_allowed', listSellers, {})
  await visitor.refused('not_allowed', setTaxRate, { country_id: countryId('AE'), rate: 1, from_on: '2027-01-01' })
})

test('without a bank account nothing is paid by transfer', async () => {
  const buyer = await shop.buyer()
  assert.deepEqual((await quoted(buyer, pack)).ways, ['card', 'transfer'])
  await shop.sellAs('AE', '', { bank: {} })
  assert.deepEqual((await quoted(buyer, pack)).ways, ['card'])
  await shop.sellAs('AE')
})

test('an order keeps the seller and the rate it was placed with; what a change did is in the history', async () => {
  const buyer = await shop.buyer()
  await shop.sellAs('AE', '١٠٠٠٠٠٠٠٠٠٠٠٠٠٣')
  assert.equal((await shop.sellers())[0]?.tax_number, '100000000000003')
  const order = await placed(buyer, pack)
  const today = site.world.now().toISOString().slice(0, 10)
  await shop.rate('AE', 9, today)
  await buyer.visitor.call(payTest, { order: order.id, outcome: 'paid' })
  const after = await shown(buyer, order.id)
  assert.deepEqual([after.tax_rate, after.tax, after.total], [5, 1_600, 33_600])
  assert.equal((await quoted(buyer, pack)).tax_rate, 9)
  const { rows } = await site.pool.query(
    "select name, thing from events where name in ('seller.set', 'tax_rate.set') order by id desc limit 2",
  )
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['tax_rate.set', 'seller.set'],
  )
})
