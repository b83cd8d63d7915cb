import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listProducts } from '#features/money/products/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { anAdmin, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { cancelAnyOrder, listSellers, notePayment, refundOrder, setSeller, showAnyOrder } from './admin-contract.ts'
import { placeOrder, quoteOrder, setBilling } from './contract.ts'

const site = await aSite()
const staff = (await anAdmin(site)).visitor
const buyer = await anEmployer(site)

async function anOrder() {
  const { data: sold } = await staff.call(listSellers, {})
  const { id: seller, ...facts } = sold.sellers[0] as (typeof sold.sellers)[number]
  await staff.call(setSeller, { ...facts, seller, bank: { iban: 'AE070331234567890123456' } })
  const billing = { name: 'Dune LLC', address: 'Office 4', city: 'Dubai', country_id: 5, tax_number: '', emails: [] }
  await buyer.visitor.call(setBilling, billing)
  const { data: products } = await staff.call(listProducts, {})
  const product = products.find(({ kind }) => kind === 'coins')?.id ?? ''
  const wanted = { items: [{ product, count: 1 }], currency: 'AED' as const }
  const { total } = (await buyer.visitor.call(quoteOrder, wanted)).data
  const asked = { ...wanted, way: 'transfer' as const, agreed: total, key: newId() }
  return { order: (await buyer.visitor.call(placeOrder, asked)).data.id, total }
}

const told = async (order: string) =>
  (await staff.call(showAnyOrder, { order })).data.history.map(({ what, amount, note }) => [what, amount, note])

test('what came in and went back with an order is told with its sum, the latest first', async () => {
  const { order, total } = await anOrder()
  await staff.call(notePayment, { order, amount: 1000, note: 'first half', request: newId() })
  await staff.call(notePayment, { order, amount: total - 1000, request: newId() })
  await staff.call(refundOrder, { order, of: 'all', reason: 'Ordered twice' })
  assert.deepEqual(await told(order), [
    ['refunded', total, ''],
    ['refund_asked', total, ''],
    ['paid', total - 1000, ''],
    ['paid', 1000, 'first half'],
    ['placed', null, ''],
  ])
})

test('an order that staff cancelled says who did it and why', async () => {
  const { order } = await anOrder()
  await staff.call(cancelAnyOrder, { order, reason: 'Company closed' })
  const [last] = (await staff.call(showAnyOrder, { order })).data.history
  assert.deepEqual([last?.what, last?.note, last?.who !== null], ['cancelled', 'Company closed', true])
})
