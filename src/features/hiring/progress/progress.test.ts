import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import * as batches from '#features/hiring/pipeline/batch-contract.ts'
import * as stages from '#features/hiring/pipeline/stage-contract.ts'
import { anApplication } from '#tests/world/people.ts'
import { aSite, type Site } from '#tests/world/site.ts'
import { catchUp, countProgress } from './count-progress.ts'

const hour = 3_600_000
const progressOf = (site: Site, application: string) =>
  site.world.db
    .selectFrom('application_progress')
    .selectAll()
    .where('application_id', '=', application)
    .executeTakeFirstOrThrow()

test('progress follows every move; a batch that was taken back leaves no trace', async () => {
  const site = await aSite()
  const { employer, job, application } = await anApplication(site)
  await site.settle()
  const first = await progressOf(site, application)
  assert.deepEqual([first.reached, first.source, first.answered_at], [0, 'direct', null])
  const { data: preview } = await employer.visitor.call(batches.previewBatch, {
    job,
    action: 'reject',
    reason: 'experience',
    ids: [application],
  })
  await employer.visitor.call(batches.startBatch, { batch: preview.id })
  await site.settle()
  assert.ok((await progressOf(site, application)).answered_at)
  await employer.visitor.call(batches.undoBatch, { batch: preview.id })
  await site.settle()
  const undone = await progressOf(site, application)
  assert.deepEqual([undone.stage, undone.answered_at, undone.submitted_for], ['submitted', null, null])
})

test('columns of the team have their time, whether one moved into them or within the phase', async () => {
  const site = await aSite()
  const { employer, job, application } = await anApplication(site)
  const names = { en: 'Phone call' }
  const { data } = await employer.visitor.call(stages.setStages, {
    job,
    version: (await employer.visitor.call(stages.showPipeline, { job })).data.version,
    own: true,
    stages: [{ phase: 'in_review', names }],
  })
  const stage = data.stages[0]?.id as string
  const { visitor } = employer
  await visitor.call(applications.move, { application, stage: 'in_review', place: stage, version: 1 })
  site.later(5 * hour)
  await visitor.call(applications.move, { application, stage: 'shortlisted', version: 2 })
  await site.settle()
  const [stay] = await site.world.db.selectFrom('stage_stays').select(['stage_id', 'seconds']).execute()
  assert.equal(stay?.stage_id, stage)
  assert.ok(Math.abs((stay?.seconds ?? 0) - 5 * 3_600) < 60)
  const { in_review_for, reached } = await progressOf(site, application)
  assert.ok(Math.abs((in_review_for ?? 0) - 5 * 3_600) < 60)
  assert.equal(reached, 2)
})

test('what was missed is counted later, twice is once, and an older count does not win', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  await employer.visitor.call(applications.move, { application, stage: 'shortlisted', version: 1 })
  await site.world.db.deleteFrom('application_progress').execute()
  await catchUp(site.world.db)
  await Promise.all([countProgress(site.world.db, [application]), countProgress(site.world.db, [application])])
  const counted = await progressOf(site, application)
  assert.deepEqual([counted.version, counted.reached], [2, 2])
  await site.world.db.updateTable('application_progress').set({ version: 9, reached: 3 }).execute()
  await countProgress(site.world.db, [application])
  assert.equal((await progressOf(site, application)).reached, 3)
})
