import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { listPageJobs } from '#features/jobs/page-jobs/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { aColleague } from '#tests/world/colleagues.ts'
import { letBeTold } from '#tests/world/let-be-told.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import * as batches from './batch-contract.ts'
import * as pipeline from './contract.ts'
import * as team from './team-contract.ts'

const minute = 60_000

/** Rows as if so many had applied, one a minute. */
async function crowd(site: Site, job: string, page: string, count: number): Promise<string[]> {
  const now = site.world.now().getTime()
  const rows = Array.from({ length: count }, (_, at) => ({
    id: newId(),
    job_id: job,
    page_id: page,
    stage: 'submitted' as const,
    name: `Person ${String(at).padStart(3, '0')}`,
    email: `person${at}@example.com`,
    language: 'en',
    position: at,
    submitted_at: new Date(now - (count - at) * minute),
    moved_at: new Date(now),
    answer_due_at: new Date(now + at * minute),
  }))
  await site.world.db.insertInto('applications').values(rows).execute()
  return rows.map(({ id }) => id)
}

test('a column is read page by page, everybody once, in every order', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  await crowd(site, job, employer.page.id, 120)
  for (const sort of ['board', 'newest', 'due', 'name', 'rating', 'stage', 'source'] as const) {
    const { data } = await employer.visitor.call(pipeline.board, { job, sort })
    const first = data.columns.find(({ id }) => id === 'submitted')
    assert.equal(first?.total, 120)
    assert.equal(first?.cards.length, 50)
    const seen = first?.cards.map(({ id }) => id) ?? []
    for (let cursor = first?.next_cursor ?? null; cursor; ) {
      const page = await employer.visitor.call(pipeline.columnCards, { job, column: 'submitted', sort, cursor })
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
    }
    assert.equal(seen.length, 120, sort)
    assert.equal(new Set(seen).size, 120, sort)
  }
  const { data: rows } = await employer.visitor.call(pipeline.listApplicants, { job, sort: 'name', way: 'down' })
  assert.equal(rows[0]?.name, 'Person 119')
})

test('who is moved stands first in the new column when the board is read again, the last first, and comes back to the old place', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const ids = await crowd(site, job, employer.page.id, 4)
  const { visitor } = employer
  const column = async (id: string) =>
    (await visitor.call(pipeline.board, { job })).data.columns
      .find((one) => one.id === id)
      ?.cards.map(({ id }) => ids.indexOf(id))
  for (const at of [1, 0, 2]) {
    site.later(minute)
    await visitor.call(applications.move, { application: ids[at] as string, stage: 'in_review' as const, version: 1 })
  }
  assert.deepEqual(await column('in_review'), [2, 0, 1])
  await visitor.call(applications.undoMove, { application: ids[0] as string, version: 2 })
  assert.deepEqual(
    [await column('submitted'), await column('in_review')],
    [
      [0, 3],
      [2, 1],
    ],
  )
})

test('filters narrow board, list and what is asked about alike', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const ids = await crowd(site, job, employer.page.id, 6)
  const { visitor } = employer
  await visitor.call(team.tagApplicant, { application: ids[1] as string, tag: 'night shift' })
  await visitor.call(team.giveScorecard, { application: ids[2] as string, recommendation: 4 })
  await visitor.call(team.addTask, { application: ids[3] as string, text: 'Call', assignee: employer.id })
  await visitor.call(applications.writeAsPage, { application: ids[4] as string, text: 'Hello' })
  const names = async (filters: object) =>
    (await visitor.call(pipeline.listApplicants, { job, sort: 'name', ...filters })).data.map(({ name }) =>
      Number(name.slice(-1)),
    )
  assert.deepEqual(await names({ tag: ['night shift'] }), [1])
  assert.deepEqual(await names({ rating: 4 }), [2])
  assert.deepEqual(await names({ rating: 5 }), [])
  assert.deepEqual(await names({ task: employer.id }), [3])
  assert.deepEqual(await names({ wait: 'unanswered' }), [0, 1, 2, 3, 5])
  assert.deepEqual(await names({ q: 'person4@' }), [4])
  assert.deepEqual(await names({ cv: 'yes' }), [])
  assert.deepEqual(await names({ stage: ['in_review'] }), [])
  site.later(10 * minute)
  // who was written to, or told of a move, has an answer: no clock stands on their card, and no filter calls them late
  await visitor.call(applications.move, { application: ids[5] as string, stage: 'interviewing' as const, version: 1 })
  assert.deepEqual(await names({ wait: 'late' }), [0, 1, 2, 3])
  const { data: listed } = await visitor.call(listPageJobs, { job })
  assert.equal(listed[0]?.due, 4, 'the table of jobs calls the same ones late')
  const { data: cards } = await visitor.call(pipeline.listApplicants, { job, sort: 'name' })
  assert.deepEqual(
    cards.map(({ owed }) => owed),
    [true, true, true, true, false, false],
  )
  const { data } = await visitor.call(pipeline.boardChanges, { job, tag: ['night shift'], ids: ids.join(',') })
  assert.deepEqual([data.cards.map(({ id }) => id), data.totals], [[ids[1]], { submitted: 1 }])
})

test('a batch says before what it would do, does each by itself, and is taken back untold', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const ids = await crowd(site, job, employer.page.id, 4)
  const { visitor } = employer
  await visitor.call(applications.move, { application: ids[3] as string, stage: 'in_review' as const, version: 1 })
  await site.settle()
  const { data: preview } = await visitor.call(batches.previewBatch, {
    job,
    action: 'move',
    column: 'in_review',
    filters: {},
  })
  assert.deepEqual([preview.state, preview.counts], ['previewed', { waiting: 3, done: 0, refused: 1, undone: 0 }])
  // somebody moves one of them between the look and the start
  await visitor.call(applications.move, { application: ids[0] as string, stage: 'shortlisted' as const, version: 1 })
  await site.settle()
  await visitor.call(batches.startBatch, { batch: preview.id })
  await visitor.refused('batch_begun', batches.startBatch, { batch: preview.id })
  await visitor.refused('batch_running', batches.undoBatch, { batch: preview.id })
  // somebody waits for it: it is taken before what was queued earlier for nobody's eyes
  await site.pool.query(
    "select graphile_worker.add_job('make-cv-preview', '{}', run_at => now() - interval '1 minute')",
  )
  const { rows: queue } = await site.pool.query(
    'select task_identifier as name from graphile_worker.jobs order by priority, run_at limit 1',
  )
  assert.equal(queue[0].name, 'run-pipeline-batch')
  await site.pool.query("delete from graphile_worker._private_jobs where payload::text = '{}'")
  const before = (await site.settle()).length
  const { data: done } = await visitor.call(batches.showBatch, { batch: preview.id })
  assert.deepEqual(done.counts, { waiting: 0, done: 2, refused: 2, undone: 0 })
  assert.match(done.items.find(({ application }) => application === ids[0])?.why ?? '', /^Someone changed this/)
  const stageOf = async (id?: string) =>
    (await visitor.call(applications.showApplicant, { application: id as string })).data.stage
  assert.equal(await stageOf(ids[1]), 'in_review')
  // one moves on; the batch leaves that one where it is when it is taken back
  await visitor.call(applications.move, { application: ids[2] as string, stage: 'shortlisted' as const, version: 2 })
  await visitor.call(batches.undoBatch, { batch: preview.id })
  assert.deepEqual([await stageOf(ids[1]), await stageOf(ids[2])], ['submitted', 'shortlisted'])
  await visitor.refused('undo_over', batches.undoBatch, { batch: preview.id })
  await site.pool.query('update graphile_worker._private_jobs set run_at = now()')
  const told = (await site.settle()).slice(0, -before)
  assert.ok(!told.some(({ to }) => to === 'person1@example.com'))
})

test('those of a rejection of several are told in kind words, once it cannot be taken back', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const ids = await crowd(site, job, employer.page.id, 2)
  await employer.visitor.refused('reason_needed', batches.previewBatch, { job, action: 'reject', ids })
  const { data } = await employer.visitor.call(batches.previewBatch, {
    job,
    action: 'reject',
    reason: 'experience',
    ids,
  })
  assert.match(
    data.told ?? '',
    /^Thank you for applying to .+ for .*Warehouse coordinator.*\. We have decided not to move forward with your application\. ./,
  )
  await employer.visitor.call(batches.startBatch, { batch: data.id })
  const outbox = await letBeTold(site)
  assert.deepEqual(
    outbox
      .filter(({ to }) => to.startsWith('person'))
      .map(({ to }) => to)
      .sort(),
    ['person0@example.com', 'person1@example.com'],
  )
  assert.ok(outbox.some(({ text }) => text.includes(data.told ?? '-')))
  await employer.visitor.refused('undo_over', batches.undoBatch, { batch: data.id })
})

test('a single move and a batch at the same moment: each applicant ends with one of them', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const ids = await crowd(site, job, employer.page.id, 3)
  const { data } = await employer.visitor.call(batches.previewBatch, { job, action: 'move', column: 'in_review', ids })
  await employer.visitor.call(batches.startBatch, { batch: data.id })
  const [single] = await Promise.all([
    employer.visitor.ask(applications.move, {
      application: ids[2] as string,
      stage: 'shortlisted' as const,
      version: 1,
    }),
    site.settle(),
  ])
  const { data: done } = await employer.visitor.call(batches.showBatch, { batch: data.id })
  const state = done.items.find(({ application }) => application === ids[2])?.state
  assert.ok((single.statusCode === 200) !== (state === 'done'), `${single.statusCode} ${state}`)
})

test('views are one’s own and a few', async () => {
  const site = await aSite()
  const { employer } = await aLiveJob(site)
  const colleague = await aColleague(site, employer.page.id, 'recruiter')
  await employer.visitor.call(pipeline.saveView, { name: 'Late', query: 'wait=late' })
  const { data } = await employer.visitor.call(pipeline.saveView, { name: 'late', query: 'wait=late&sort=due' })
  assert.deepEqual(
    data.map(({ name, query }) => [name, query]),
    [['late', 'wait=late&sort=due']],
  )
  await colleague.visitor.call(pipeline.dropView, { view: data[0]?.id ?? '' })
  assert.deepEqual((await colleague.visitor.call(pipeline.listViews, {})).data, [])
  assert.equal((await employer.visitor.call(pipeline.listViews, {})).data.length, 1)
})

test('who looks at a board is told to the others, until they leave', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const colleague = await aColleague(site, employer.page.id, 'recruiter')
  await employer.visitor.call(pipeline.watchBoard, { job })
  const names = async () => (await colleague.visitor.call(pipeline.watchBoard, { job })).data.map(({ name }) => name)
  assert.deepEqual(await names(), [employer.name])
  await employer.visitor.call(pipeline.watchBoard, { job, here: false })
  assert.deepEqual(await names(), [])
})
