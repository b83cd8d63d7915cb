import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { choosePage } from '#features/companies/pages/contract.ts'
import { jobsOfPlace, openNow, searchJobs } from '#features/jobs/job-search/contract.ts'
import * as jobs from '#features/jobs/jobs/contract.ts'
import { listEntries, showBalances } from '#features/money/ledger/contract.ts'
import { wrongAccounts } from '#features/money/ledger/reconcile.ts'
import { listCompanies, spotlight } from '#features/seeking/directory/contract.ts'
import { indexPages } from '#features/seeking/directory/index-pages.ts'
import { closeJobByStaff } from '#features/staff/moderation/contract.ts'
import { movePageState } from '#features/staff/page-checks/contract.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aGroup } from '#tests/world/groups.ts'
import { anAdmin, anEmployer, teammate } from '#tests/world/people.ts'
import { aPageWith, featured, ownPromotions as own, statesOfPromotions as states } from '#tests/world/promotions.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { endDuePromotions } from './background.ts'
import { promote, promotedGroups } from './contract.ts'

const day = 86_400_000
const coinsOf = async ({ visitor }: Awaited<ReturnType<typeof anEmployer>>) =>
  (await visitor.call(showBalances, {})).data.balances.find(({ kind }) => kind === 'coin')?.free

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
