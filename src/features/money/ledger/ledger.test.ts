import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Tx } from '#platform/server/context.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { endDueLots } from './background.ts'
import { balanceOf, balancesOf, give, giveBack, hold, settle, spend } from './ledger.ts'
import { readEntries } from './list-entries.ts'
import { wrongAccounts } from './reconcile.ts'

const site = await aSite()
const ctx = backgroundContext(site.world)
const about = { for: 'test' }
const day = 86_400_000
const inTx = <T>(work: (tx: Tx) => Promise<T>) => ctx.db.transaction().execute(work)
const coins = (page: string) => balanceOf(ctx.db, page, 'coin', ctx.now())
const buy = (page: string, amount: number, key: string) =>
  inTx((tx) => give(ctx, tx, { page, kind: 'coin', amount, key, about, source: 'bought', what: 'purchase' }))
const grant = (page: string, amount: number, key: string) =>
  inTx((tx) => give(ctx, tx, { page, kind: 'coin', amount, key, about, source: 'granted', what: 'grant' }))
const pay = (page: string, amount: number, key: string) =>
  inTx((tx) => spend(ctx, tx, { page, kind: 'coin', amount, key, about }))
const lotsOf = (page: string) =>
  site.pool
    .query<{ source: string; free: number; held: number }>(
      `select source, free, ledger_lots.held from ledger_lots join ledger_accounts a on a.id = account_id
       where page_id = $1 and kind = 'coin' order by ledger_lots.id`,
      [page],
    )
    .then(({ rows }) => rows.map(({ source, free, held }) => [source, free, held]))
const booksAreRight = async () => assert.deepEqual(await wrongAccounts(ctx.db), [])

test('a page begins with ten CV credits, and with no coins', async () => {
  const { page } = await anEmployer(site)
  assert.deepEqual(await balancesOf(ctx.db, page.id, ctx.now()), { coin: 0, cv: 10, sms: 0 })
  await booksAreRight()
})

test('what ends first is used first; the same key moves nothing twice, and another request may not have it', async () => {
  const page = (await anEmployer(site)).page.id
  assert.equal(await buy(page, 25, `${page} order`), true)
  assert.equal(await grant(page, 9, `${page} gift`), true)
  assert.equal(await grant(page, 9, `${page} gift`), false)
  assert.equal(await pay(page, 10, `${page} a`), true)
  assert.equal(await pay(page, 10, `${page} a`), false)
  assert.deepEqual(await lotsOf(page), [
    ['bought', 24, 0],
    ['granted', 0, 0],
  ])
  await assert.rejects(pay(page, 11, `${page} a`), { code: 'settled_otherwise' })
  await assert.rejects(pay(page, 25, `${page} b`), { code: 'no_coins', extra: { needed: 25, balance: 24 } })
  assert.equal(await coins(page), 24)
  await booksAreRight()
})

test('what was taken comes back to its lots, never more than was taken', async () => {
  const page = (await anEmployer(site)).page.id
  await grant(page, 4, `${page} gift`)
  await buy(page, 6, `${page} order`)
  await pay(page, 9, `${page} use`)
  const back = (amount: number, key: string) =>
    inTx((tx) => giveBack(ctx, tx, { page, kind: 'coin', amount, key, of: `${page} use`, about }))
  assert.equal(await back(4, `${page} back`), true)
  assert.equal(await back(4, `${page} back`), false)
  assert.deepEqual(await lotsOf(page), [
    ['granted', 0, 0],
    ['bought', 5, 0],
  ])
  await assert.rejects(back(6, `${page} too much`), { code: 'settled_otherwise' })
  assert.equal(await back(5, `${page} rest`), true)
  assert.equal(await coins(page), 10)
  await booksAreRight()
})

test('what is set aside is used up or let go, once', async () => {
  const page = (await anEmployer(site)).page.id
  await buy(page, 5, `${page} order`)
  const asked = (key: string) => ({ page, kind: 'coin' as const, amount: 3, key: `${page} ${key}`, about })
  const aside = (key: string) =>
    inTx((tx) => hold(ctx, tx, { ...asked(key), until: new Date(ctx.now().getTime() + day) }))
  await aside('one')
  assert.equal(await coins(page), 2)
  await assert.rejects(aside('two'), { code: 'no_coins' })
  const outcomes = await Promise.allSettled([
    inTx((tx) => settle(ctx, tx, asked('one'), 'capture')),
    inTx((tx) => settle(ctx, tx, asked('one'), 'release')),
  ])
  assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.ok([2, 5].includes(await coins(page)))
  await booksAreRight()
})

test('the balance after a line is what can be used, also before anybody has taken off what ended', async () => {
  const page = (await anEmployer(site)).page.id
  await grant(page, 8, `${page} gift`)
  const then = site.world.now
  try {
    site.world.now = () => new Date(then().getTime() + 61 * day)
    const later = backgroundContext(site.world)
    const more = { page, kind: 'coin' as const, amount: 4, key: `${page} new`, about, source: 'granted' as const }
    await later.db.transaction().execute((tx) => give(later, tx, { ...more, what: 'grant' }))
    const [last] = await readEntries(later.db, { page, by: null, kind: 'coin', most: 1 })
    assert.deepEqual([last?.balance, await balanceOf(later.db, page, 'coin', later.now())], [4, 4])
    await booksAreRight()
  } finally {
    site.world.now = then
  }
})

test('what is left of a lot ends with it; what comes back to one that has ended can be used for seven days', async () => {
  const page = (await anEmployer(site)).page.id
  await grant(page, 8, `${page} gift`)
  await pay(page, 3, `${page} use`)
  const then = site.world.now
  try {
    site.world.now = () => new Date(then().getTime() + 61 * day)
    const later = backgroundContext(site.world)
    assert.equal(await balanceOf(later.db, page, 'coin', later.now()), 0)
    await endDueLots.run(later, {})
    await endDueLots.run(later, {})
    await booksAreRight()
    const asked = { page, kind: 'coin' as const, amount: 3, key: `${page} back`, of: `${page} use`, about }
    await later.db.transaction().execute((tx) => giveBack(later, tx, asked))
    assert.equal(await balanceOf(later.db, page, 'coin', later.now()), 3)
    const inEightDays = new Date(later.now().getTime() + 8 * day)
    assert.equal(await balanceOf(later.db, page, 'coin', inEightDays), 0)
  } finally {
    site.world.now = then
  }
  await booksAreRight()
})

test('a hundred at once spend what there is and no more, and none is refused wrongly', async () => {
  const page = (await anEmployer(site)).page.id
  await buy(page, 40, `${page} one`)
  await buy(page, 30, `${page} two`)
  const tries = await Promise.allSettled(Array.from({ length: 100 }, (_, at) => pay(page, 1, `${page} many ${at}`)))
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  assert.deepEqual(
    refused,
    Array.from({ length: 30 }, () => 'no_coins'),
  )
  assert.equal(await coins(page), 0)
  await booksAreRight()
})

test('postings and moves are written once', async () => {
  await assert.rejects(site.pool.query('update ledger_moves set amount = 1'), /only added to/)
  await assert.rejects(site.pool.query('delete from ledger_moves'), /only added to/)
  await assert.rejects(site.pool.query("update ledger_postings set what = 'grant'"), /only added to/)
})

test('a balance that is not what its moves make is found', async () => {
  const page = (await anEmployer(site)).page.id
  await buy(page, 5, `${page} order`)
  await site.pool.query("update ledger_accounts set balance = balance + 1 where page_id = $1 and kind = 'coin'", [page])
  assert.deepEqual(
    (await wrongAccounts(ctx.db)).map(({ page_id, kind, balance, lots, moves }) => [
      page_id,
      kind,
      balance,
      lots,
      moves,
    ]),
    [[page, 'coin', 6, 5, 5]],
  )
  await site.pool.query("update ledger_accounts set balance = balance - 1 where page_id = $1 and kind = 'coin'", [page])
})
