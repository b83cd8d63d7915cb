import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { choosePage } from '#features/companies/pages/contract.ts'
import { saveGroup, showGroup } from '#features/jobs/job-groups/contract.ts'
import { jobsOfPlace, openNow, searchJobs } from '#features/jobs/job-search/contract.ts'
import { indexJobs } from '#features/jobs/job-search/index-jobs.ts'
import * as jobs from '#features/jobs/jobs/contract.ts'
import { listEntries, showBalances } from '#features/money/ledger/contract.ts'
import { wrongAccounts } from '#features/money/ledger/reconcile.ts'
import { listCompanies, spotlight } from '#features/seeking/directory/contract.ts'
import { indexPages } from '#features/seeking/directory/index-pages.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { closeJobByStaff } from '#features/staff/moderation/contract.ts'
import { movePageState } from '#features/staff/page-checks/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { coinsFor } from '#tests/world/coins.ts'
import { aGroup, groupFields, liveJobs } from '#tests/world/groups.ts'
import { anAdmin, anEmployer, teammate } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { endDuePromotions } from './background.ts'
import { endPromotion, listPromotions, promote, promotedGroups } from './contract.ts'
import type { PromotionKind } from './rules.ts'

const day = 86_400_000
const aPerson = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' } }
type Employer = Awaited<ReturnType<typeof anEmployer>>

/** A page with coins and live jobs of these titles, in the search already. */
async function aPageWith(site: Site, titles: readonly string[], coins = 100) {
  const employer = await anEmployer(site)
  await site.pool.query("update pages set state = 'active' where id = $1", [employer.page.id])
  await coinsFor(site, employer.page.id, coins)
  const ids = await liveJobs(site, employer.visitor, titles, { country_id: countryId('AE') })
  await indexJobs(site.world.db, ids)
  return { employer, ids }
}

const featured = (job = '', over = {}) => ({
  ...{ request: randomUUID(), kind: 'featured' as PromotionKind, variant: 'week', thing: job, coins: 10 },
  ...over,
})
const coinsOf = async ({ visitor }: Employer) =>
  (await visitor.call(showBalances, {})).data.balances.find(({ kind }) => kind === 'coin')?.free
const own = async ({ visitor }: Employer) => (await visitor.call(listPromotions, {})).data
const states = async (employer: Employer) => (await own(employer)).map(({ state }) => state)

test('a job is promoted for what was agreed to, once; the same request twice is one, of two at once one is refused', async () => {
  const site = await aSite()
  const { employer, ids } = await aPageWith(site, ['Crane operator'], 30)
  const [job = ''] = ids
  const { visitor } = employer
  await visitor.refused('price_changed', promote, featured(job, { coins: 0 }))
  await visitor.refused('not_found', promote, featured(randomUUID()))
  const asked = featured(job)
  await visitor.call(promote, asked)
  const { data } = await visitor.call(promote, asked)
  assert.deepEqual([data.state, data.days, data.coins, data.thing?.title], ['running', 7, 10, 'Crane operator'])
  assert.equal(await coinsOf(employer), 20)
  await visitor.refused('already_promoted', promote, featured(job))
  // an answer that was lost on its way stands for what was asked then, and for nothing else
  await visitor.refused('settled_otherwise', promote, { ...asked, kind: 'urgent', variant: '', coins: 4 })
  const urgent = () => visitor.call(promote, featured(job, { kind: 'urgent', variant: '', coins: 4 }))
  const both = await Promise.allSettled([urgent(), urgent()])
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
  assert.equal(await coinsOf(employer), 16)
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', promote, featured(job, asked))
  await visitor.refused(
    'no_coins',
    promote,
    featured(undefined, { kind: 'spotlight', thing: undefined, variant: '', coins: 20 }),
  )
  assert.deepEqual(await wrongAccounts(site.world.db), [])
})

test('who promotes and who spends are two rights; what is not out, or ends too soon, is not promoted', async () => {
  const site = await aSite()
  const { employer, ids } = await aPageWith(site, ['Crane operator', 'Rigger'])
  const [job = '', other = ''] = ids
  const editor = await teammate(site, employer.page.id, 'content_editor')
  await editor.visitor.call(choosePage, { page: employer.page.id })
  await editor.visitor.refused('not_allowed', promote, featured(job))
  await employer.visitor.call(jobs.pauseJob, { job })
  await employer.visitor.refused('not_promotable', promote, featured(job))
  const soon = new Date(site.world.now().getTime() + 5 * day)
  await site.world.db.updateTable('jobs').set({ expires_at: soon }).where('id', '=', other).execute()
  await employer.visitor.refused('ends_before', promote, featured(other))
  await site.world.db.updateTable('jobs').set({ expires_at: null }).where('id', '=', other).execute()
  await site.world.db.updateTable('pages').set({ state: 'suspended' }).where('id', '=', employer.page.id).execute()
  await employer.visitor.refused('not_promotable', promote, featured(other))
  assert.equal(await coinsOf(employer), 100)
})

test('promoted jobs stand in their own slot where they match, and the list is the same with and without them', async () => {
  const site = await aSite()
  const guest = new Visitor(site)
  const { employer, ids } = await aPageWith(site, ['Crane operator', 'Crane operator at night', 'Baker'])
  const second = await aPageWith(site, ['Crane operator by the sea'])
  const third = await aPageWith(site, ['Crane operator, tower'])
  const find = async (asked: object) => {
    const { data, promoted, total } = await guest.call(searchJobs, asked)
    return { list: data.map(({ id }) => id), total, slot: promoted.map(({ id, promoted: as }) => [id, as]) }
  }
  const before = await find({ q: 'crane operator', sort: 'freshness' })
  const [crane = '', night = '', baker = ''] = ids
  for (const job of [crane, night, baker]) await employer.visitor.call(promote, featured(job))
  const [sea = ''] = second.ids
  await second.employer.visitor.call(promote, featured(sea, { kind: 'urgent', variant: '', coins: 4 }))
  const found = await find({ q: 'crane operator', sort: 'freshness' })
  assert.deepEqual([found.list, found.total], [before.list, before.total])
  // of one company one, featured before urgent, and only what matches
  assert.equal(found.slot.length, 2)
  assert.ok([crane, night].includes(String(found.slot[0]?.[0])))
  assert.deepEqual(found.slot[1], [sea, 'urgent'])
  await third.employer.visitor.call(promote, featured(third.ids[0]))
  const full = await find({ q: 'crane operator' })
  assert.deepEqual(
    full.slot.map(([, as]) => as),
    ['featured', 'featured'],
  )
  assert.deepEqual((await find({ q: 'crane operator', page: 2 })).slot, [])
  assert.deepEqual((await find({ q: 'crane operator', type: 'part_time' })).slot, [])
  assert.deepEqual((await find({ q: 'baker' })).slot, [[baker, 'featured']])
  const front = (await guest.call(openNow, {})).data.featured
  assert.equal(new Set(front.map(({ company }) => company.id)).size, 2)
  assert.ok(front.every(({ promoted }) => promoted === 'featured'))
  const { data: place } = await guest.call(jobsOfPlace, { place: 'united-arab-emirates' })
  assert.equal(place.promoted.length, 2)
})

test('paused with its job, it keeps its days; they end by the clock, and with the job nothing comes back', async () => {
  const site = await aSite()
  const { employer, ids } = await aPageWith(site, ['Crane operator', 'Rigger'])
  const [job = '', other = ''] = ids
  const { visitor } = employer
  await visitor.call(promote, featured(job))
  site.later(3 * day)
  await visitor.call(jobs.pauseJob, { job })
  await site.settle()
  const [paused] = await own(employer)
  assert.deepEqual([paused?.state, paused?.days_left, paused?.until_at], ['paused', 4, null])
  site.later(2 * day)
  await visitor.call(jobs.resumeJob, { job })
  await site.settle()
  const [runs] = await own(employer)
  // three days and a moment: those on which it was paused do not count
  assert.equal(runs?.seen_days, 4)
  const left = Date.parse(runs?.until_at ?? '') - site.world.now().getTime()
  assert.ok(Math.abs(left - 4 * day) < 60_000, `${left / day} days are left`)
  site.later(4 * day + 60_000)
  await endDuePromotions.run(backgroundContext(site.world), {})
  await site.settle()
  assert.deepEqual(await states(employer), ['ended'])
  await visitor.call(promote, featured(other))
  await visitor.call(jobs.closeJob, { job: other, reason: 'filled' })
  await site.settle()
  assert.deepEqual(await states(employer), ['ended', 'ended'])
  assert.equal(await coinsOf(employer), 80)
})

test('what the site removes gives the unused days back, and the team is told', async () => {
  const site = await aSite()
  const { employer, ids } = await aPageWith(site, ['Crane operator'])
  const [job = ''] = ids
  await employer.visitor.call(promote, featured(job, { variant: 'fortnight', coins: 18 }))
  await employer.visitor.call(
    promote,
    featured(undefined, { kind: 'spotlight', thing: undefined, variant: '', coins: 20 }),
  )
  site.later(3 * day)
  const admin = await anAdmin(site)
  await admin.visitor.call(closeJobByStaff, { job, reason: 'Nobody works there' })
  const mails = (await site.settle()).filter(
    ({ to, subject }) => to === employer.email && /removed/.test(subject ?? ''),
  )
  assert.equal(mails.length, 1)
  assert.match(mails[0]?.text ?? '', /15 coins for the unused days/)
  const removed = (await own(employer)).find(({ kind }) => kind === 'featured')
  assert.deepEqual([removed?.state, removed?.returned], ['removed', 15])
  assert.equal(await coinsOf(employer), 100 - 18 - 20 + 15)
  const [entry] = (await employer.visitor.call(listEntries, { way: 'in' })).data
  assert.deepEqual([entry?.what, entry?.for, entry?.amount], ['refund', 'featured', 15])
  await admin.visitor.call(movePageState, { page: employer.page.id, move: 'suspend', words: 'Looked into' })
  await site.settle()
  assert.deepEqual((await own(employer)).map(({ state }) => state).toSorted(), ['paused', 'removed'])
  await admin.visitor.call(movePageState, { page: employer.page.id, move: 'activate', words: 'All is well' })
  await site.settle()
  assert.deepEqual((await own(employer)).map(({ state }) => state).toSorted(), ['removed', 'running'])
  assert.deepEqual(await wrongAccounts(site.world.db), [])
})

test('views and applications stand beside those of as many days before', async () => {
  const site = await aSite()
  const { employer, ids } = await aPageWith(site, ['Crane operator'])
  const [job = ''] = ids
  const count = (daysAgo: number, views: number) =>
    site.pool.query(
      `insert into page_visits (page_id, job_id, day, what, source, count)
        values ($1, $2, ($3::timestamptz at time zone 'utc')::date - $4::integer, 'view', 'direct', $5)`,
      [employer.page.id, job, site.world.now(), daysAgo, views],
    )
  const more = (daysAgo: number, views: number) =>
    site.pool.query(
      `update page_visits set count = count + $3 where job_id = $1 and day = ($2::timestamptz at time zone 'utc')::date - $4::integer`,
      [job, site.world.now(), views, daysAgo],
    )
  await count(4, 100)
  await count(3, 7)
  await count(1, 5)
  await count(0, 8)
  await employer.visitor.call(promote, featured(job))
  await more(0, 30)
  site.later(2 * day + 3_600_000)
  await count(0, 20)
  const [seen] = await own(employer)
  assert.deepEqual([seen?.seen_days, seen?.views], [3, { promoted: 50, before: 12 }])
  assert.deepEqual(seen?.applied, { promoted: 0, before: 0 })
  const { data } = await employer.visitor.call(endPromotion, { promotion: seen?.id ?? '' })
  assert.equal(data.state, 'ended')
  await employer.visitor.refused('promotion_over', endPromotion, { promotion: seen?.id ?? '' })
  const interviewer = await teammate(site, employer.page.id, 'content_editor')
  await interviewer.visitor.call(choosePage, { page: employer.page.id })
  assert.equal((await interviewer.visitor.call(listPromotions, { thing: job })).data[0]?.applied, null)
})

test('a group and a company stand above theirs, as long as everybody may see them', async () => {
  const site = await aSite()
  const guest = new Visitor(site)
  const { employer, ids } = await aPageWith(site, ['Crane operator'])
  const group = await aGroup(employer.visitor, ids, { visibility: 'public' })
  const hidden = await aGroup(employer.visitor, ids, { visibility: 'link' })
  const asGroup = (thing: string) => featured(thing, { kind: 'group', variant: '' })
  await employer.visitor.refused('not_promotable', promote, asGroup(hidden.id))
  await employer.visitor.call(promote, asGroup(group.id))
  const slot = async () => (await guest.call(promotedGroups, {})).data.map(({ id }) => id)
  assert.deepEqual(await slot(), [group.id])
  await site.pool.query("update job_groups set visibility = 'internal' where id = $1", [group.id])
  assert.deepEqual(await slot(), [])
  await indexPages(site.world.db, [employer.page.id])
  assert.deepEqual((await guest.call(spotlight, {})).data, [])
  await employer.visitor.call(
    promote,
    featured(undefined, { kind: 'spotlight', thing: undefined, variant: '', coins: 20 }),
  )
  assert.deepEqual(
    (await guest.call(spotlight, {})).data.map(({ id }) => id),
    [employer.page.id],
  )
  const { data, promoted } = await guest.call(listCompanies, {})
  assert.ok(data.some(({ id }) => id === employer.page.id))
  assert.deepEqual(
    promoted.map(({ id }) => id),
    [employer.page.id],
  )
  assert.deepEqual((await guest.call(listCompanies, { kind: 'agency' })).promoted, [])
})

test('a group is told beside as many days before, and not before its days were counted; hidden, its days wait', async () => {
  const site = await aSite()
  const guest = new Visitor(site)
  const { employer, ids } = await aPageWith(site, ['Crane operator'])
  const group = await aGroup(employer.visitor, ids, { visibility: 'public' })
  const look = async (times: number) => {
    for (let at = 0; at < times; at++) await guest.call(showGroup, { address: group.address }, aPerson)
  }
  await look(2)
  site.later(day)
  await look(1)
  const asked = featured(group.id, { kind: 'group', variant: '' })
  await employer.visitor.call(promote, asked)
  await look(3)
  const [told] = await own(employer)
  assert.deepEqual(
    [told?.views, told?.applied],
    [
      { promoted: 3, before: 2 },
      { promoted: 0, before: 0 },
    ],
  )
  await site.pool.query('update job_groups set counted_from = $1', [site.world.now()])
  assert.equal((await own(employer))[0]?.views.before, null)
  const hide = (visibility: 'link' | 'public', version: number) =>
    employer.visitor.call(saveGroup, { group: group.id, version, ...groupFields({ jobs: ids, visibility }) })
  await hide('link', group.version)
  await site.settle()
  assert.deepEqual(await states(employer), ['paused'])
  site.later(3 * day)
  await hide('public', group.version + 1)
  await site.settle()
  const [again] = await own(employer)
  assert.deepEqual([again?.state, again?.seen_days], ['running', 1])
  assert.ok(Math.abs(Date.parse(again?.until_at ?? '') - site.world.now().getTime() - 14 * day) < 60_000)
})
