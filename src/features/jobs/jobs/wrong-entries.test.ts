import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveTemplate, startFromTemplate } from '#features/jobs/job-templates/contract.ts'
import { runBatch } from '#features/jobs/page-jobs/contract.ts'
import { anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { copyJob, editJob, startJob, submitJob } from './contract.ts'

const none = 999_999

test('what a stored job names and no list holds keeps it from going out, and no copy takes it along', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const { data: draft } = await visitor.call(startJob, jobFields())
  await site.world.db
    .updateTable('jobs')
    .set({ position_id: none, benefits: ['gone'] })
    .where('id', '=', draft.id)
    .execute()
  const { data: stored } = await visitor.call(editJob, { job: draft.id })
  assert.deepEqual(
    stored.missing.map(({ field, code }) => [field, code]),
    [
      ['position_id', 'wrong'],
      ['benefits', 'wrong'],
    ],
  )
  await visitor.refused('invalid', submitJob, { job: draft.id })
  const { data: copy } = await visitor.call(copyJob, { job: draft.id })
  assert.deepEqual([copy.fields.position_id, copy.fields.benefits, copy.missing], [null, [], []])
  const { data: templates } = await visitor.call(saveTemplate, { job: draft.id, name: 'Old' })
  const { data: fresh } = await visitor.call(startFromTemplate, { template: templates[0]?.id ?? '' })
  assert.deepEqual([fresh.fields.position_id, fresh.missing], [null, []])
  const { data: batch } = await visitor.call(runBatch, { action: 'copy', jobs: [draft.id] })
  assert.equal(batch[0]?.done, true)
})

test('an entry that is offered no more may stay where it was chosen', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const { id } = await site.world.db
    .updateTable('lookup_entries')
    .set({ hidden: true })
    .where('list', '=', 'position')
    .where('id', '=', 1)
    .returning('id')
    .executeTakeFirstOrThrow()
  const { data } = await visitor.call(startJob, jobFields({ position_id: id }))
  assert.equal(data.fields.position_id, id)
})

test('two texts of one language are refused, and a number that is no country is told as none', async () => {
  const site = await aSite()
  const { visitor } = await anEmployer(site)
  const [text] = jobFields().texts
  const refusedFor = async (over: Parameters<typeof jobFields>[0]) => {
    const { errors } = await visitor.refused('invalid', startJob, jobFields(over))
    return errors?.map(({ field, code, message }) => [field, code, message])
  }
  assert.ok(text)
  assert.deepEqual(await refusedFor({ texts: [text, text] }), [
    ['texts', 'language_twice', 'Each language can have only one text'],
  ])
  assert.deepEqual(await refusedFor({ country_id: 9999 }), [['country_id', 'country_unknown', 'Unknown country']])
})
