import assert from 'node:assert/strict'
import { test } from 'node:test'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { balanceOf, returnCredits, spendCredits, startingGrant } from './credits.ts'

const site = await aSite()
const ctx = backgroundContext(site.world)
const spend = (page: string, amount: number, key: string) =>
  ctx.db.transaction().execute((tx) => spendCredits(ctx, tx, { page, kind: 'cv', amount, key }))

test('a page begins with a grant, spends once for each key, and gets back what was spent', async () => {
  const { page } = await anEmployer(site)
  assert.equal(await balanceOf(ctx.db, page.id, 'cv'), startingGrant.cv)
  await spend(page.id, 2, 'a')
  await spend(page.id, 2, 'a')
  assert.equal(await balanceOf(ctx.db, page.id, 'cv'), startingGrant.cv - 2)
  const back = () =>
    ctx.db
      .transaction()
      .execute((tx) => returnCredits(ctx, tx, { page: page.id, kind: 'cv', amount: 2, key: 'back of a' }))
  await back()
  await back()
  assert.equal(await balanceOf(ctx.db, page.id, 'cv'), startingGrant.cv)
})

test('thirty at once spend no more than there is, and the entries make the balance', async () => {
  const { page } = await anEmployer(site)
  const tries = await Promise.allSettled(Array.from({ length: 30 }, (_, at) => spend(page.id, 1, `many ${at}`)))
  const refused = tries.filter((one) => one.status === 'rejected')
  assert.equal(tries.length - refused.length, startingGrant.cv)
  assert.ok(refused.every((one) => one.status === 'rejected' && one.reason.code === 'no_credits'))
  assert.equal(await balanceOf(ctx.db, page.id, 'cv'), 0)
  const { rows } = await site.pool.query('select sum(amount)::int as sum from credit_entries where page_id = $1', [
    page.id,
  ])
  assert.equal(rows[0].sum, 0)
})
