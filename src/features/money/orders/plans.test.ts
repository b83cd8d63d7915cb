import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listMembers } from '#features/companies/team/contract.ts'
import { freeSeats } from '#features/companies/team/seats.ts'
import { endDueLots } from '#features/money/ledger/background.ts'
import { giveMonthlyCredits } from '#features/money/plans/background.ts'
import { perksOf } from '#features/money/plans/plans.ts'
import { monthsLater } from '#features/money/plans/rules.ts'
import { listPrices } from '#features/money/prices/contract.ts'
import { withdrawProduct } from '#features/money/products/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import type { Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { aShop, type Buyer, day, placed, shown } from '#tests/world/a-shop.ts'
import { backAtWork, password } from '#tests/world/people.ts'
import { endUnpaidOrders, renewPlans } from './background.ts'
import { cancelOrder, listPlans, payTest, setRenewal } from './contract.ts'
import { giveBack } from './refunds.ts'
import { settleOrder } from './settle-order.ts'

const shop = await aShop()
const { site } = shop
const [month, year] = [await shop.product('plan', 1, 'growth'), await shop.product('plan', 12, 'growth')]
const inTx = (work: (tx: Tx) => Promise<void>) => shop.ctx().db.transaction().execute(work)

async function bought(product: string, count = 1, by?: Buyer) {
  const buyer = by ?? (await shop.buyer())
  const order = await placed(buyer, [{ product, count }])
  await buyer.visitor.call(payTest, { order: order.id, outcome: 'paid' })
  return { buyer, order }
}
const plansOf = async ({ page }: Buyer) => {
  const { rows } = await site.pool.query<{
    from_at: Date
    until_at: Date
    given: number
    renews: boolean
    renewal_id: string | null
  }>('select from_at, until_at, given, renews, renewal_id from page_plans where page_id = $1 order by from_at, id', [
    page.id,
  ])
  return rows
}
async function pass(days: number) {
  for (let passed = 0; passed < days; passed++) {
    site.later(day)
    for (let twice = 0; twice < 2; twice++) await giveMonthlyCredits.run(shop.ctx(), {})
    await endDueLots.run(shop.ctx(), {})
  }
}
test('a month ends on the same day, or on the last of a shorter month', () => {
  const after = (at: string, months: number) => monthsLater(new Date(at), months).toISOString().slice(0, 10)
  assert.equal(after('2027-01-31T10:00:00Z', 1), '2027-02-28')
  assert.equal(after('2028-01-31T10:00:00Z', 1), '2028-02-29')
  assert.equal(after('2027-01-31T10:00:00Z', 2), '2027-03-31')
  assert.equal(after('2027-11-30T10:00:00Z', 3), '2028-02-29')
})

test('the same plan bought again follows the first, another runs beside it', async () => {
  const { buyer } = await bought(month)
  await Promise.all([bought(month, 1, buyer), bought(month, 2, buyer)])
  const [first, second, third] = await plansOf(buyer)
  assert.ok(first && second && third)
  assert.deepEqual([second.from_at, third.from_at], [first.until_at, second.until_at])
  // only the last of them is renewed
  assert.deepEqual(
    [first, second, third].map(({ renews }) => renews),
    [false, false, true],
  )
  assert.equal(await shop.balance(buyer), 15)
  await bought(await shop.product('plan', 1, 'scale'), 1, buyer)
  assert.equal(await shop.balance(buyer), 75)
  const perks = await perksOf(shop.ctx().db, buyer.page.id, site.world.now())
  assert.deepEqual([perks.live_jobs, perks.formatted_cv], [40, 200])
  // the list of prices says what is free with them
  const { data } = await buyer.visitor.call(listPrices, {})
  const free = (action: string) => data.find((price) => price.action === action)
  assert.deepEqual([free('live_job')?.free_at_once, free('formatted_cv')?.free_monthly], [40, 200])
})

test('a plan brings its seats to the team at once, and takes them with it when it ends', async () => {
  const { buyer } = await bought(month)
  const seats = async () => (await buyer.visitor.call(listMembers, {})).seats.all
  assert.equal(await seats(), 25)
  await bought(await shop.product('plan', 1, 'scale'), 1, buyer)
  assert.equal(await seats(), 100)
  await pass(32)
  await backAtWork(buyer)
  assert.equal(await seats(), freeSeats)
})

test('each month of a plan brings its credits, once', async () => {
  const { buyer } = await bought(year)
  const given: number[] = []
  for (let time = 0; time < 4; time++) {
    given.push((await plansOf(buyer))[0]?.given ?? 0)
    await pass(31)
  }
  assert.deepEqual(given, [1, 2, 3, 4])
  const { rows } = await site.pool.query(
    "select count(*)::integer as count from ledger_postings where key like 'plan:%' and key like '%:coin' and account_id in (select id from ledger_accounts where page_id = $1)",
    [buyer.page.id],
  )
  assert.equal(rows[0]?.count, 5)
  await shop.rightBooks()
})

test('a plan that was paid back before it began gives nothing; one that runs ends with its month', async () => {
  const { buyer } = await bought(month)
  const next = await bought(month, 1, buyer)
  await inTx((tx) => giveBack(shop.ctx(), tx, next.order.id, { of: 'all', reason: 'Test' }))
  await pass(62)
  const given = (await plansOf(buyer)).map((plan) => plan.given)
  assert.deepEqual(given, [1, 0])
})

test('fourteen days before its end an order for the next month is placed, told in the buyer’s language', async () => {
  const buyer = await shop.buyer()
  buyer.visitor.cookies.set('lang', 'fr')
  await bought(month, 1, buyer)
  const [plan] = await plansOf(buyer)
  assert.ok(plan)
  const daysLeft = () => (plan.until_at.getTime() - site.world.now().getTime()) / day
  site.later((daysLeft() - 14.5) * day)
  await renewPlans.run(shop.ctx(), {})
  assert.equal((await plansOf(buyer))[0]?.renewal_id, null)
  site.later(day)
  for (let twice = 0; twice < 2; twice++) await renewPlans.run(shop.ctx(), {})
  await backAtWork(buyer)
  const id = (await buyer.visitor.call(listPlans, {})).data[0]?.renewal ?? ''
  const order = await shown(buyer, id)
  assert.deepEqual(
    [order.state, order.way, order.lines[0]?.plan, order.total],
    ['invoice_sent', 'transfer', 'growth', 70_000],
  )
  assert.equal(order.due_at, plan.until_at.toISOString())
  const { rows } = await site.pool.query('select billed_to from orders where id = $1', [id])
  assert.equal(rows[0]?.billed_to.language, 'fr')
  // paid, it continues without a gap
  await inTx((tx) => settleOrder(shop.ctx(), tx, id, { paid: order.total, by: 'staff' }))
  const [, next] = await plansOf(buyer)
  assert.deepEqual([next?.from_at, next?.renews], [plan.until_at, true])
})

test('a renewal that nobody pays ends with the plan, and places no other', async () => {
  const { buyer } = await bought(month)
  const [plan] = await plansOf(buyer)
  site.later(20 * day)
  await renewPlans.run(shop.ctx(), {})
  await backAtWork(buyer)
  const renewal = (await plansOf(buyer))[0]?.renewal_id ?? ''
  assert.equal((await shown(buyer, renewal)).state, 'invoice_sent')
  site.later((plan?.until_at.getTime() ?? 0) - site.world.now().getTime() + 1)
  await endUnpaidOrders.run(shop.ctx(), {})
  await renewPlans.run(shop.ctx(), {})
  await backAtWork(buyer)
  assert.equal((await shown(buyer, renewal)).state, 'cancelled')
  assert.deepEqual((await buyer.visitor.call(listPlans, {})).data, [])
})

test('what is switched off, cancelled or sold no more is not renewed', async () => {
  const [off, cancelled, gone] = [
    await bought(month),
    await bought(month),
    await bought(await shop.product('plan', 1, 'scale')),
  ]
  const [plan] = (await off.buyer.visitor.call(listPlans, {})).data
  await off.buyer.visitor.call(setRenewal, { plan: plan?.id ?? '', renews: false })
  await gone.buyer.visitor.refused('not_found', setRenewal, { plan: plan?.id ?? '', renews: true })
  await gone.buyer.visitor.refused('not_found', setRenewal, { plan: newId(), renews: true })
  site.later(20 * day)
  const { email, visitor } = shop.admin
  await visitor.call(authenticate, { email, password })
  await visitor.call(withdrawProduct, { product: await shop.product('plan', 1, 'scale') })
  await renewPlans.run(shop.ctx(), {})
  for (const { buyer } of [off, gone]) assert.equal((await plansOf(buyer))[0]?.renewal_id, null)
  await backAtWork(cancelled.buyer)
  const renewal = (await plansOf(cancelled.buyer))[0]?.renewal_id ?? ''
  await cancelled.buyer.visitor.call(cancelOrder, { order: renewal })
  site.later(day)
  await renewPlans.run(shop.ctx(), {})
  assert.equal((await plansOf(cancelled.buyer))[0]?.renewal_id, renewal)
})
