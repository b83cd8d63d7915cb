import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listMandates } from '#features/agencies/clients/contract.ts'
import { addSubmission, showPipeline } from '#features/agencies/submissions/contract.ts'
import { choosePage, myPages } from '#features/companies/pages/contract.ts'
import { listMembers } from '#features/companies/team/contract.ts'
import { apply } from '#features/hiring/applications/contract.ts'
import { writeNote } from '#features/hiring/pipeline/team-contract.ts'
import { saveJob, startJob } from '#features/jobs/jobs/contract.ts'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { promote } from '#features/jobs/promotion/contract.ts'
import { listOrders, payTest } from '#features/money/orders/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aShop, placed } from '#tests/world/a-shop.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aBrought, anAgency, anAgencyAtWork } from '#tests/world/agency.ts'
import { mergedByStaff, withStaff } from '#tests/world/merges.ts'
import { aCandidate, aLiveJob, anEmployer, jobFields, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import type { Visitor } from '#tests/world/visitor.ts'

const work = (visitor: Visitor, page: string) => visitor.call(choosePage, { page })

test('two employers are one: the pages of both, with their posts, orders, coins and seats, are run by the account that stays', async () => {
  const shop = await aShop()
  const { site } = shop
  const [keep, gone, other] = [await shop.buyer(), await shop.buyer(), await anEmployer(site)]
  const order = await placed(gone, [{ product: await shop.product('coins', 25), count: 1 }])
  await gone.visitor.call(payTest, { order: order.id, outcome: 'paid' })
  const { job } = await aLiveJob(site, {}, gone)
  const mate = await teammate(site, gone.page.id, 'recruiter')
  // at another company a hiring manager, who writes only jobs of the own and reads applicants only of those
  const seat = { page_id: other.page.id, user_id: gone.id, role: 'hiring_manager', state: 'active' as const }
  await site.world.db
    .insertInto('page_members')
    .values({ ...seat, created_at: site.world.now() })
    .execute()
  await work(gone.visitor, other.page.id)
  const { data: own } = await gone.visitor.call(startJob, jobFields())
  await work(gone.visitor, gone.page.id)
  const sent = { job, name: 'Rana Saleh', lang: 'en' as const }
  const cv = aTextCv('Rana Saleh', 'Warehouse, 2020 to 2026')
  const { data: application } = await (await aCandidate(site)).visitor.call(apply, sent, { files: { cv } })
  await gone.visitor.call(writeNote, { application: application.application, text: 'Ask about nights', mentions: [] })
  const coins = await shop.balance(gone)
  await mergedByStaff(site, await withStaff(site, keep, gone))

  const pages = (await keep.visitor.call(myPages, {})).data.map(({ id, role }) => [id, role])
  assert.deepEqual(
    pages.toSorted(),
    [
      [keep.page.id, 'owner'],
      [gone.page.id, 'owner'],
      [other.page.id, 'hiring_manager'],
    ].toSorted(),
  )
  await work(keep.visitor, gone.page.id)
  const team = (await keep.visitor.call(listMembers, {})).data.map(({ id, role }) => [id, role])
  assert.deepEqual(
    team.toSorted(),
    [
      [keep.id, 'owner'],
      [mate.id, 'recruiter'],
    ].toSorted(),
  )
  assert.deepEqual(
    (await keep.visitor.call(listOrders, {})).data.map(({ id }) => id),
    [order.id],
  )
  const jobs = (await keep.visitor.call(listPageJobs, { author: keep.id })).data
  assert.deepEqual(
    jobs.map(({ id, author }) => [id, author]),
    [[job, keep.name]],
  )
  await keep.visitor.call(promote, { request: newId(), kind: 'urgent', thing: job, coins: 4 })
  assert.ok((await shop.balance(keep)) === 0 && (await shop.balance(gone)) < coins)
  await shop.rightBooks()
  const { data: notes } = await keep.visitor.call(writeNote, {
    ...{ application: application.application, text: 'Nights are fine', mentions: [] },
  })
  assert.deepEqual(
    notes.notes.map(({ mine }) => mine),
    [true, true],
  )
  await work(keep.visitor, other.page.id)
  await keep.visitor.call(saveJob, { ...jobFields({ workplace: 'on_site' }), job: own.id, version: own.version })
})

test('two who work for agencies are one: whom either put forward is theirs to go on with, and so are the clients', async () => {
  const site = await aSite()
  const { agency: boss, mandate } = await anAgencyAtWork(site)
  const keep = await anAgency(site)
  const theirs = await anAgencyAtWork(site)
  const gone = theirs.agency
  const seat = { page_id: boss.page.id, user_id: gone.id, role: 'recruiter', state: 'active' as const }
  await site.world.db
    .insertInto('page_members')
    .values({ ...seat, created_at: site.world.now() })
    .execute()
  await work(gone.visitor, boss.page.id)
  const person = await aBrought(gone)
  const chosen = { of: 'imported' as const, id: person.id }
  const { data: draft } = await gone.visitor.call(addSubmission, {
    mandate: mandate.id,
    person: chosen,
    note: 'Knows the trade',
  })
  await mergedByStaff(site, await withStaff(site, keep, gone))

  await work(keep.visitor, boss.page.id)
  const { data } = await keep.visitor.call(showPipeline, { show: 'mine' })
  assert.deepEqual(
    data.rows.flatMap(({ cards }) => cards.map(({ id, mine }) => [id, mine])),
    [[draft.id, true]],
  )
  await work(keep.visitor, gone.page.id)
  assert.deepEqual(
    (await keep.visitor.call(listMandates, {})).data.map(({ id }) => id),
    [theirs.mandate.id],
  )
})
