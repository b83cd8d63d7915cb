import assert from 'node:assert/strict'
import { test } from 'node:test'
import { movePage } from '#features/companies/pages/move-page.ts'
import { listEntries, showBalances } from '#features/money/ledger/contract.ts'
import { wrongAccounts } from '#features/money/ledger/reconcile.ts'
import * as moderation from '#features/staff/moderation/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { coinsFor } from '#tests/world/coins.ts'
import { anAdmin, anEmployer, jobFields, teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import * as life from '../job-life/contract.ts'
import * as jobs from './contract.ts'
import { jobHistory } from './edit-contract.ts'
import { unusedOf } from './fee-rules.ts'
import { lookAhead } from './look-contract.ts'
import { isSampled } from './sample-some.ts'

const day = 86_400_000
type Employer = Awaited<ReturnType<typeof anEmployer>>

const trust = (site: Site, page: string) =>
  site.pool
    .query('update pages set post_permission = 2 where id = $1', [page])
    .then(() =>
      site.pool.query(
        'update users set post_permission = 2 where id in (select user_id from page_members where page_id = $1)',
        [page],
      ),
    )
const aDraft = async ({ visitor }: Employer, over = {}) => (await visitor.call(jobs.startJob, jobFields(over))).data.id
const coinsOf = async ({ visitor }: Employer) => {
  const { data } = await visitor.call(showBalances, {})
  const { free, held } = data.balances.find(({ kind }) => kind === 'coin') ?? { free: 0, held: 0 }
  return [free, held]
}

/** Somebody of a trusted page whose free places are all taken. */
async function aFullPage(site: Site, coins = 20) {
  const employer = await anEmployer(site)
  await trust(site, employer.page.id)
  await coinsFor(site, employer.page.id, coins)
  const free: string[] = []
  for (let place = 0; place < 3; place++) {
    const job = await aDraft(employer)
    assert.equal((await employer.visitor.call(jobs.submitJob, { job })).data.state, 'live')
    free.push(job)
  }
  return { employer, free }
}

test('three jobs are live for nothing, the next is told its price, agreed to and paid once', async () => {
  const site = await aSite()
  const { employer, free } = await aFullPage(site)
  const { visitor } = employer
  const job = await aDraft(employer)
  const ahead = (await visitor.call(lookAhead, { job, ...jobFields() })).data.fee
  assert.deepEqual(ahead, { coins: 5, days: 30, free: 3, used: 3 })
  const problem = await visitor.refused('price_changed', jobs.submitJob, { job })
  assert.equal((problem as { cost?: number }).cost, 5)
  assert.deepEqual(await coinsOf(employer), [20, 0])
  await visitor.call(jobs.submitJob, { job, coins: 5 })
  const told = (await visitor.call(jobHistory, { job })).data.map(({ coins }) => coins)
  assert.deepEqual(told.filter(Boolean), [-5])
  const manager = await teammate(site, employer.page.id, 'hiring_manager')
  const { data: toManager } = await manager.visitor.call(jobHistory, { job })
  assert.deepEqual([toManager.length > 0, toManager.filter(({ coins }) => coins)], [true, []])
  assert.deepEqual(await coinsOf(employer), [15, 0])
  // whoever pauses and goes on pays nothing more; paused jobs keep their places
  await visitor.call(jobs.pauseJob, { job })
  await visitor.call(jobs.resumeJob, { job })
  await visitor.call(jobs.pauseJob, { job: free[0] ?? '' })
  assert.deepEqual(await coinsOf(employer), [15, 0])
  const longer = await aDraft(employer, { open_days: 60 })
  await visitor.refused('price_changed', jobs.submitJob, { job: longer, coins: 5 })
  await visitor.call(jobs.submitJob, { job: longer, coins: 10 })
  assert.deepEqual(await coinsOf(employer), [5, 0])
  // a job that closes gives its free place away
  await visitor.call(jobs.closeJob, { job: free[1] ?? '', reason: 'filled' })
  const next = await aDraft(employer)
  await visitor.call(jobs.submitJob, { job: next })
  assert.deepEqual(await wrongAccounts(site.world.db), [])
})

test('listed again within the days that were paid costs nothing; more days cost what they are more', async () => {
  const site = await aSite()
  const { employer } = await aFullPage(site)
  const { visitor } = employer
  const job = await aDraft(employer)
  await visitor.call(jobs.submitJob, { job, coins: 5 })
  await visitor.refused('price_changed', life.extendJob, { job, days: 10, reason: 'Nobody yet' })
  await visitor.call(life.extendJob, { job, days: 10, reason: 'Nobody yet', coins: 5 })
  await visitor.call(life.extendJob, { job, days: 20, reason: 'Nobody yet' })
  assert.deepEqual(await coinsOf(employer), [10, 0])
  await visitor.call(jobs.closeJob, { job, reason: 'cancelled' })
  await visitor.call(jobs.relistJob, { job })
  await visitor.call(jobs.submitJob, { job })
  assert.deepEqual(await coinsOf(employer), [10, 0])
})

test('a job whose sample still waits is listed again: one look, at how it stands now', async () => {
  const site = await aSite()
  const { employer } = await aFullPage(site)
  const { visitor } = employer
  let job = await aDraft(employer)
  while (!isSampled(job)) job = await aDraft(employer)
  await visitor.call(jobs.submitJob, { job, coins: 5 })
  await visitor.call(jobs.closeJob, { job, reason: 'cancelled' })
  await visitor.call(jobs.relistJob, { job })
  await visitor.call(jobs.submitJob, { job, coins: 5 })
  const { rows } = await site.pool.query('select kind, decision from job_reviews where job_id = $1', [job])
  assert.deepEqual(rows, [{ kind: 'sample', decision: null }])
})

test('what waits for a look is set aside, taken when it goes live, and let go when it is refused or taken back', async () => {
  const site = await aSite()
  const { employer } = await aFullPage(site)
  const { visitor } = employer
  const admin = await anAdmin(site)
  await site.pool.query('update pages set post_permission = 1 where id = $1', [employer.page.id])
  const decide = async (job: string, decision: 'approved' | 'refused') => {
    const { data } = await admin.visitor.call(moderation.listReviews, {})
    const review = data.find((one) => one.job === job)?.id ?? ''
    await admin.visitor.call(moderation.decide, { review, decision, comment: 'Not this way' })
  }
  const job = await aDraft(employer)
  await visitor.call(jobs.submitJob, { job, coins: 5 })
  assert.deepEqual(await coinsOf(employer), [15, 5])
  await visitor.call(jobs.recallJob, { job })
  assert.deepEqual(await coinsOf(employer), [20, 0])
  await visitor.call(jobs.submitJob, { job, coins: 5 })
  await decide(job, 'refused')
  assert.deepEqual(await coinsOf(employer), [20, 0])
  const other = await aDraft(employer)
  await visitor.call(jobs.submitJob, { job: other, coins: 5 })
  await decide(other, 'approved')
  assert.deepEqual(await coinsOf(employer), [15, 0])
  const [entry] = (await visitor.call(listEntries, { kind: 'coin' })).data
  assert.deepEqual([entry?.what, entry?.for, entry?.by], ['capture', 'live_job', employer.name])
  assert.deepEqual(await wrongAccounts(site.world.db), [])
})

test('of two at once one gets the last free place; whoever has no coins is told so, and loses nothing', async () => {
  const site = await aSite()
  const { employer, free } = await aFullPage(site, 5)
  const { visitor } = employer
  await visitor.call(jobs.closeJob, { job: free[0] ?? '', reason: 'filled' })
  const both = [await aDraft(employer), await aDraft(employer)]
  const sent = await Promise.allSettled(both.map((job) => visitor.call(jobs.submitJob, { job })))
  assert.deepEqual(sent.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  const job = both[sent.findIndex(({ status }) => status === 'rejected')] ?? ''
  await visitor.call(jobs.submitJob, { job, coins: 5 })
  const more = await aDraft(employer)
  await visitor.refused('no_coins', jobs.submitJob, { job: more, coins: 5 })
  assert.equal((await visitor.call(jobs.editJob, { job: more })).data.state, 'draft')
})

test('what the site closes gives back the days it was not live', async () => {
  const site = await aSite()
  const { employer } = await aFullPage(site)
  const job = await aDraft(employer)
  await employer.visitor.call(jobs.submitJob, { job, coins: 5 })
  await site.pool.query("update job_fees set until_at = until_at - interval '12 days'")
  const admin = await anAdmin(site)
  await admin.visitor.call(moderation.closeJobByStaff, { job, reason: 'No such company' })
  assert.deepEqual(await coinsOf(employer), [18, 0])
  assert.deepEqual(await wrongAccounts(site.world.db), [])
})

test('a page that closes lets go of what was set aside for its jobs', async () => {
  const site = await aSite()
  const { employer } = await aFullPage(site)
  await site.pool.query('update pages set post_permission = 1 where id = $1', [employer.page.id])
  await employer.visitor.call(jobs.submitJob, { job: await aDraft(employer), coins: 5 })
  assert.deepEqual(await coinsOf(employer), [15, 5])
  const ctx = backgroundContext(site.world)
  await site.world.db.transaction().execute((tx) => movePage(ctx, tx, employer.page.id, 'close', ''))
  await site.settle()
  const { rows } = await site.pool.query<{ balance: number; held: number }>(
    "select balance, held from ledger_accounts where page_id = $1 and kind = 'coin'",
    [employer.page.id],
  )
  assert.deepEqual(rows, [{ balance: 20, held: 0 }])
  assert.deepEqual(await wrongAccounts(site.world.db), [])
})

test('a coin that was begun comes back', () => {
  assert.deepEqual(
    [unusedOf(5, 30 * day, 30 * day), unusedOf(5, day, 30 * day), unusedOf(5, -day, 30 * day)],
    [5, 1, 0],
  )
})
