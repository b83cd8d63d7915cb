import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as jobs from '#features/jobs/jobs/contract.ts'
import { newReference } from '#features/jobs/jobs/reference.ts'
import { newId } from '#platform/shared/ids.ts'
import { aLiveJob, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as pageJobs from './contract.ts'

test('several jobs at once: what would happen is told first and is what happens, each by itself', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { visitor } = employer
  const { data: draft } = await visitor.call(jobs.startJob, jobFields())
  const foreign = (await aLiveJob(site)).job
  const batch = { action: 'pause' as const, jobs: [job, draft.id, foreign] }
  const { data: preview } = await visitor.call(pageJobs.previewBatch, batch)
  assert.deepEqual(
    preview.map(({ done }) => done),
    [true, false, false],
  )
  assert.equal((await visitor.call(jobs.editJob, { job })).data.state, 'live')
  assert.deepEqual(
    await site.world.db
      .selectFrom('events')
      .select('id')
      .where('name', '=', 'job.moved')
      .where('thing_id', '=', draft.id)
      .execute(),
    [],
  )
  const { data: results } = await visitor.call(pageJobs.runBatch, batch)
  assert.deepEqual(results, preview)
  assert.match(results[1]?.refused ?? '', /isn’t available at the job’s current status/)
  assert.equal((await visitor.call(jobs.editJob, { job })).data.state, 'paused')
  const states = await site.world.db.selectFrom('jobs').select('state').where('id', '=', foreign).executeTakeFirst()
  assert.equal(states?.state, 'live')
})

test('each action of a batch works, and those with questions want their answers', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { visitor } = employer
  const run = async (action: (typeof pageJobs.batchActions)[number], more = {}) =>
    (await visitor.call(pageJobs.runBatch, { action, jobs: [job], ...more })).data[0]?.done
  await visitor.refused('invalid', pageJobs.runBatch, { action: 'close', jobs: [job] })
  await visitor.refused('invalid', pageJobs.runBatch, { action: 'extend', jobs: [job], days: 5 })
  assert.equal(await run('extend', { days: 5, why: 'Nobody yet' }), true)
  assert.equal(await run('refresh'), false)
  assert.equal(await run('pause'), true)
  assert.equal(await run('resume'), true)
  assert.equal(await run('copy'), true)
  assert.equal(await run('archive'), false)
  assert.equal(await run('close', { reason: 'filled' }), true)
  assert.equal(await run('archive'), true)
  assert.equal((await visitor.call(pageJobs.listPageJobs, { state: 'draft' as const })).data.length, 1)
})

test('thousands of jobs are walked in each order, every one once; filters and counts hold', async () => {
  const site = await aSite()
  const { visitor, page, id } = await anEmployer(site)
  const now = Date.now()
  const rows = Array.from({ length: 130 }, (_, at) => ({
    id: newId(),
    page_id: page.id,
    created_by: id,
    reference: newReference(),
    state: at % 3 === 0 ? ('live' as const) : ('draft' as const),
    language: 'en',
    employment_types: ['full_time'],
    workplace: 'on_site' as const,
    country_id: 5,
    city_id: at % 2 === 0 ? 1 : 2,
    applicants_count: at % 7,
    expires_at: at % 5 === 0 ? null : new Date(now + (at % 11) * 86_400_000),
    created_at: new Date(now - Math.floor(at / 2) * 1000),
    updated_at: new Date(now),
  }))
  await site.world.db.insertInto('jobs').values(rows).execute()
  const texts = rows.map((row, at) => ({
    job_id: row.id,
    of_page_id: row.page_id,
    language: 'en',
    title: `Job ${at % 9}`,
    description: '',
  }))
  await site.world.db.insertInto('job_texts').values(texts).execute()
  for (const sort of pageJobs.jobSorts) {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const list = await visitor.call(pageJobs.listPageJobs, { sort, ...(cursor && { cursor }) })
      seen.push(...list.data.map((one) => one.id))
      cursor = list.next_cursor ?? undefined
    } while (cursor)
    assert.deepEqual([seen.length, new Set(seen).size], [130, 130], sort)
  }
  const { data, counts, places, authors } = await visitor.call(pageJobs.listPageJobs, {
    state: 'live' as const,
    city: 2,
    q: 'job 3',
  })
  assert.ok(data.length > 0 && data.every((one) => one.state === 'live' && one.title === 'Job 3'))
  assert.deepEqual([counts.live, counts.draft, places.length, authors.length], [44, 86, 2, 1])
  assert.equal((await visitor.call(pageJobs.listPageJobs, { q: '100%_' })).data.length, 0)
})

test('a page reads how it posts and why; the lower of page and person counts', async () => {
  const site = await aSite()
  const { visitor, page, id } = await anEmployer(site)
  const say = async (page_set: Record<string, unknown>, person = 2) => {
    await site.world.db.updateTable('pages').set(page_set).where('id', '=', page.id).execute()
    await site.world.db.updateTable('users').set({ post_permission: person }).where('id', '=', id).execute()
    const { post_permission, because } = (await visitor.call(pageJobs.showPostPermission, {})).data
    return [post_permission, because]
  }
  assert.deepEqual(await say({ post_permission: 1 }), [1, 'moderated'])
  assert.deepEqual(await say({ post_permission: 1, post_permission_reason: 'fraud' }), [1, 'fraud'])
  assert.deepEqual(await say({ post_permission: 2, post_permission_reason: 'earned' }), [2, 'earned'])
  assert.deepEqual(await say({ post_permission: 2 }, 1), [1, 'person'])
  assert.deepEqual(await say({ post_permission: 2, post_permission_reason: null }), [2, 'trusted'])
  assert.deepEqual(await say({ post_permission: 2 }, 0), [0, 'blocked'])
})
