import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Takes } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aCandidate, anAdmin, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { addProduct, listProducts, priceProduct, viewProducts, withdrawProduct } from './contract.ts'
import { type Currency, currencies } from './rules.ts'

const site = await aSite()
const admin = await anAdmin(site)
const prices = Object.fromEntries(currencies.map((one) => [one, 10_000])) as Record<Currency, number>
const pack = { kind: 'sms' as const, quantity: 2_000, prices }

test('whoever buys for a page sees what there is, in the money of its country or another', async () => {
  const { visitor, id: user, page } = await anEmployer(site)
  const view = async (over: Partial<Takes<typeof viewProducts>> = {}) =>
    (await visitor.call(viewProducts, { user, page: page.id, kind: 'all', ...over })).data
  const all = await view()
  assert.ok(all.every(({ currency }) => currency === 'AED'))
  assert.deepEqual([...new Set(all.map(({ kind }) => kind))], ['coins', 'cv', 'sms', 'plan'])
  const coins = await view({ kind: 'coins', currency: 'KWD' })
  assert.deepEqual(
    coins.map(({ quantity, price, minor }) => [quantity, price, minor]),
    [
      [10, 26.5, 26_500],
      [25, 60, 60_000],
      [50, 112, 112_000],
      [100, 208, 208_000],
    ],
  )
  // a plan of a year costs less than twelve of a month
  const [month, year] = (await view({ kind: 'plan' })).filter(({ plan }) => plan === 'growth')
  assert.ok(month && year && year.minor < 12 * month.minor)
})

test('nobody sees what is sold to a page of others', async () => {
  const [employer, other] = [await anEmployer(site), await anEmployer(site)]
  const ask = { user: employer.id, page: employer.page.id, kind: 'all' as const }
  const { visitor: recruiter, id } = await teammate(site, employer.page.id, 'recruiter')
  await recruiter.call(viewProducts, { ...ask, user: id })
  await recruiter.refused('not_allowed', viewProducts, ask)
  await other.visitor.refused('not_allowed', viewProducts, { ...ask, user: other.id })
  await (await aCandidate(site)).visitor.refused('not_allowed', viewProducts, ask)
})

test('staff offer a product, price it and sell it no more', async () => {
  const { visitor, id: user, page } = await anEmployer(site)
  const shown = async () => {
    const { data } = await visitor.call(viewProducts, { user, page: page.id, kind: 'sms' })
    return data.map(({ quantity, minor }) => [quantity, minor])
  }
  const { data } = await admin.visitor.call(addProduct, pack)
  await admin.visitor.refused('product_exists', addProduct, pack)
  await admin.visitor.call(priceProduct, { product: data.id, currency: 'AED', amount: 50_000 })
  assert.deepEqual(await shown(), [
    [500, 15_000],
    [2_000, 50_000],
  ])
  await admin.visitor.call(withdrawProduct, { product: data.id })
  await admin.visitor.refused('not_found', withdrawProduct, { product: data.id })
  assert.deepEqual(await shown(), [[500, 15_000]])
  const listed = (await admin.visitor.call(listProducts, {})).data.find(({ id }) => id === data.id)
  assert.ok(listed?.withdrawn_at)
  // what is sold no more can be offered anew
  await admin.visitor.call(addProduct, pack)
})

test('a product that makes no sense, or a price that no gateway takes, is refused by its field', async () => {
  const wrong = async (over: Partial<Takes<typeof addProduct>>) =>
    (await admin.visitor.refused('invalid', addProduct, { ...pack, ...over })).errors?.[0]?.field
  assert.equal(await wrong({ kind: 'plan' }), 'plan')
  assert.equal(await wrong({ plan: 'growth' }), 'plan')
  const plan = { kind: 'plan' as const, plan: 'Platinum 2', quantity: 3, perks: { cv: 5 } }
  for (const quantity of [2, 7, 24, 121]) assert.equal(await wrong({ ...plan, quantity }), 'quantity')
  for (const name of ['platinum<script>', '{name}', '%', 'A, B'])
    assert.equal(await wrong({ ...plan, plan: name }), 'plan')
  for (const perks of [{}, { cv: 0 }]) assert.equal(await wrong({ ...plan, perks }), 'perks')
  for (const name of ['Platinum 2', 'الباقة الذهبية', 'Тариф 3', 'Élan'])
    await admin.visitor.call(addProduct, { ...pack, ...plan, plan: name })
  assert.equal(await wrong({ quantity: 3_000, prices: { ...prices, KWD: 10_005 } }), 'prices.KWD')
  assert.equal(await wrong({ quantity: 0 }), 'quantity')
  const unknown = { product: newId(), currency: 'AED' as const, amount: 100 }
  await admin.visitor.refused('not_found', priceProduct, unknown)
  const { visitor } = await anEmployer(site)
  await visitor.refused('not_allowed', addProduct, pack)
  await visitor.refused('not_allowed', priceProduct, unknown)
})
