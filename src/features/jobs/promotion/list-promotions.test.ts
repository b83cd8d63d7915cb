import assert from 'node:assert/strict'
import { test } from 'node:test'
import { choosePage } from '#features/companies/pages/contract.ts'
import { saveGroup, showGroup } from '#features/jobs/job-groups/contract.ts'
import { aGroup, groupFields } from '#tests/world/groups.ts'
import { teammate } from '#tests/world/people.ts'
import { aPageWith, featured, ownPromotions as own, statesOfPromotions as states } from '#tests/world/promotions.ts'
import { aSite } from '#tests/world/site.ts'
import { Visitor } from '#tests/world/visitor.ts'
import { endPromotion, listPromotions, promote } from './contract.ts'

const day = 86_400_000
const aPerson = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140' } }

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
