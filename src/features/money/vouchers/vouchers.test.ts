import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showBalances } from '#features/money/ledger/contract.ts'
import { quoteOrder } from '#features/money/orders/contract.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aCandidate, anAdmin, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import {
  addVouchers,
  claimVoucher,
  drawVoucher,
  exportVouchers,
  listVouchers,
  showVoucher,
  showVouchers,
  withdrawVouchers,
} from './contract.ts'

const site = await aSite()
const admin = await anAdmin(site)
const coins = { label: 'Fair', kind: 'coin' as const, amount: 25, count: 1, uses: 1 }

async function aVoucher(over: Partial<Takes<typeof addVouchers>> = {}, by = admin) {
  const { data } = await by.visitor.call(addVouchers, { ...coins, ...over })
  const { vouchers } = (await by.visitor.call(showVouchers, { batch: data.id })).data
  return { batch: data.id, code: vouchers[0]?.code ?? '' }
}
const coinsOf = async ({ visitor }: Awaited<ReturnType<typeof anEmployer>>) =>
  (await visitor.call(showBalances, {})).data.balances.find(({ kind }) => kind === 'coin')?.free
const standing = async ({ visitor }: Pick<Awaited<ReturnType<typeof anEmployer>>, 'visitor'>, code: string) => {
  const { data } = await visitor.call(showVoucher, { hash: code })
  return data.standing === 'open' ? (data.pages[0]?.standing ?? 'open') : data.standing
}

test('a voucher is claimed once, however it is typed and however often at once', async () => {
  const employer = await anEmployer(site)
  const { code, batch } = await aVoucher()
  const grouped = code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')
  const typed = `\u200f${grouped.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')}\u200e`
  assert.equal(await standing(employer, ` ${typed} `), 'open')
  const tries = await Promise.all(
    Array.from({ length: 8 }, () => employer.visitor.ask(claimVoucher, { hash: typed, page: employer.page.id })),
  )
  assert.deepEqual(tries.map(({ statusCode }) => statusCode).toSorted(), [200, 409, 409, 409, 409, 409, 409, 409])
  assert.ok(tries.every(({ statusCode, body }) => statusCode === 200 || body.includes('voucher_used')))
  assert.equal(await coinsOf(employer), 25)
  assert.equal(await standing(employer, code), 'used')
  const { used, uses_made } = (await admin.visitor.call(showVouchers, { batch })).data
  assert.deepEqual(
    [used, ...uses_made.map((one) => [one.code, one.page.id, typeof one.by, one.order])],
    [1, [code, employer.page.id, 'string', null]],
  )
})

test('one code may be for many pages, once each, as far as it goes', async () => {
  const { code } = await aVoucher({ uses: 2 })
  const people = [await anEmployer(site), await anEmployer(site), await anEmployer(site)]
  const claim = (who: (typeof people)[number]) =>
    who.visitor.ask(claimVoucher, { hash: code, page: who.page.id }).then(({ statusCode }) => statusCode)
  const [first] = people as [(typeof people)[number]]
  assert.equal(await claim(first), 200)
  assert.equal(await claim(first), 409)
  assert.deepEqual((await Promise.all(people.slice(1).map(claim))).toSorted(), [200, 409])
})

test('what is over, not begun, taken back or for others says so', async () => {
  const employer = await anEmployer(site)
  const other = await anEmployer(site)
  const refused = async (code: string, of: string) => {
    assert.equal(await standing(employer, code), of)
    await employer.visitor.refused(`voucher_${of}`, claimVoucher, { hash: code, page: employer.page.id })
  }
  await refused((await aVoucher({ starts_on: '2199-01-01' })).code, 'early')
  await refused((await aVoucher({ pages: [other.page.id] })).code, 'for_others')
  const withdrawn = await aVoucher()
  await admin.visitor.call(withdrawVouchers, { batch: withdrawn.batch })
  await refused(withdrawn.code, 'withdrawn')
  const ended = await aVoucher({ ends_on: '2198-01-01' })
  await site.pool.query("update voucher_batches set ends_at = now() - interval '1 day' where id = $1", [ended.batch])
  await refused(ended.code, 'ended')
  await employer.visitor.refused('not_found', showVoucher, { hash: 'nosuchcode22' })
  assert.equal(await coinsOf(employer), 0)
})

test('only whoever looks after the money of a page puts a voucher on it', async () => {
  const employer = await anEmployer(site)
  const recruiter = await teammate(site, employer.page.id, 'recruiter')
  const billing = await teammate(site, employer.page.id, 'billing')
  const candidate = await aCandidate(site)
  const { code } = await aVoucher()
  for (const one of [recruiter, candidate, await anEmployer(site)])
    await one.visitor.refused('not_allowed', claimVoucher, { hash: code, page: employer.page.id })
  assert.deepEqual((await candidate.visitor.call(showVoucher, { hash: code })).data.pages, [])
  const { data } = await billing.visitor.call(claimVoucher, { hash: code, page: employer.page.id })
  assert.deepEqual(data, { kind: 'coin', amount: 25, balance: 25 })
})

test('staff make vouchers, list them, print and export their codes', async () => {
  const { data } = await admin.visitor.call(addVouchers, { ...coins, label: '=SUM(1)', count: 40 })
  const { vouchers } = (await admin.visitor.call(showVouchers, { batch: data.id })).data
  assert.equal(new Set(vouchers.map(({ code }) => code)).size, 40)
  const code = vouchers[0]?.code ?? ''
  assert.match((await admin.visitor.ask(drawVoucher, { batch: data.id, code })).body, /^<svg/)
  assert.match((await admin.visitor.ask(exportVouchers, { batch: data.id })).body, new RegExp(`/claim/${code}`))
  assert.equal((await admin.visitor.call(listVouchers, {})).data[0]?.id, data.id)
  const wrong = async (over: Partial<Takes<typeof addVouchers>>) =>
    (await admin.visitor.refused('invalid', addVouchers, { ...coins, ...over })).errors?.[0]?.field
  assert.equal(await wrong({ ends_on: '2001-01-01' }), 'ends_on')
  assert.equal(await wrong({ uses_of_page: 2 }), 'uses_of_page')
  await admin.visitor.refused('not_found', addVouchers, { ...coins, pages: [newId()] })
  const employer = await anEmployer(site)
  await employer.visitor.refused('not_allowed', addVouchers, coins)
  await employer.visitor.refused('not_allowed', showVouchers, { batch: data.id })
})

test('wrong codes are limited wherever one is asked for; right ones are nobody’s guess', async () => {
  const guarded = await aSite({ RATE_LIMIT: 'on' })
  const { code } = await aVoucher({ uses: 100, uses_of_page: 100 }, await anAdmin(guarded))
  const { visitor, page } = await anEmployer(guarded)
  for (let time = 0; time < 15; time++) await visitor.call(showVoucher, { hash: code })
  const order = { items: [{ product: newId(), count: 1 }], currency: 'AED' as const }
  for (let time = 0; time < 5; time++) await visitor.refused('not_found', showVoucher, { hash: `wrong${time}` })
  for (let time = 0; time < 5; time++)
    await visitor.refused('not_found', quoteOrder, { ...order, voucher: `wrong${time}` })
  await visitor.refused('too_many', claimVoucher, { hash: 'wrong', page: page.id })
  await visitor.refused('too_many', quoteOrder, { ...order, voucher: 'wrong' })
  // whoever sits behind the same address uses theirs
  await (await anEmployer(guarded)).visitor.call(showVoucher, { hash: code })
})
