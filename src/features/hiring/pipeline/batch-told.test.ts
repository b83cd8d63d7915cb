import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anApplication, anEmployer } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as batches from './batch-contract.ts'
import * as stages from './stage-contract.ts'

test('before several are moved it is told what they read, and that nobody reads of a stage of the team alone', async () => {
  const site = await aSite()
  const { employer, job, application } = await anApplication(site)
  const { visitor } = employer
  const { version } = (await visitor.call(stages.showPipeline, { job })).data
  const own = { own: true, stages: [{ phase: 'shortlisted' as const, names: { en: 'Phone call' } }] }
  const { data } = await visitor.call(stages.setStages, { job, version, ...own })
  const call = data.stages[0]?.id as string
  const move = async (column: string) => {
    const asked = { job, action: 'move' as const, column, ids: [application] }
    return (await visitor.call(batches.previewBatch, asked)).data
  }
  const first = await move('shortlisted')
  assert.match(first.told ?? '', /has shortlisted you for/)
  assert.deepEqual([first.told_in, first.counts.waiting], [[], 1])
  const { data: moved } = await visitor.call(batches.startBatch, { batch: first.id })
  await site.settle()
  assert.equal((await visitor.call(batches.showBatch, { batch: moved.id })).data.told, null)
  const within = await move(call)
  assert.deepEqual([within.told, within.told_in, within.counts.waiting], [null, [], 1])
})

test('whoever rejects somebody reads before what that person will read, in their language', async () => {
  const site = await aSite()
  const { employer, application } = await anApplication(site)
  await site.pool.query("update applications set language = 'fr'")
  const read = { application, reason: 'salary' }
  const { data } = await employer.visitor.call(batches.readRejection, read, { language: 'ru' })
  assert.equal(data.language, 'fr')
  assert.match(data.text, /vous remercie de votre candidature.* Le salaire/)
  await employer.visitor.refused('not_found', batches.readRejection, { ...read, reason: 'moods' })
  const told = { application, stage: 'offered' as const }
  const { data: offer } = await employer.visitor.call(batches.readTold, told, { language: 'ru' })
  assert.equal(offer.language, 'fr')
  assert.match(offer.text, /proposition/)
  // nobody is hired before an offer, and nobody is offered what they have
  await employer.visitor.refused('not_allowed', batches.readTold, { application, stage: 'hired' })
  await site.pool.query("update applications set stage = 'hired'")
  await employer.visitor.refused('not_allowed', batches.readTold, told)
  const other = await anEmployer(site)
  await other.visitor.refused('not_found', batches.readRejection, read)
  await other.visitor.refused('not_found', batches.readTold, told)
})
