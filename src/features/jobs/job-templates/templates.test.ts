import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as jobs from '#features/jobs/jobs/contract.ts'
import { anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import * as templates from './contract.ts'

test('a job becomes a template, a template a draft; dropping it leaves the drafts', async () => {
  const site = await aSite()
  const { visitor, name } = await anEmployer(site)
  const { data: job } = await visitor.call(jobs.startJob, jobFields({ starts_on: '2027-02-01', salary_min: 5000 }))
  const { data } = await visitor.call(templates.saveTemplate, { job: job.id, name: 'Warehouse people' })
  assert.deepEqual([data[0]?.name, data[0]?.title, data[0]?.by], ['Warehouse people', 'Warehouse coordinator', name])
  const template = data[0]?.id ?? ''
  const { data: draft } = await visitor.call(templates.startFromTemplate, { template })
  assert.notEqual(draft.id, job.id)
  assert.deepEqual([draft.state, draft.fields.salary_min, draft.fields.starts_on], ['draft', 5000, null])

  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', templates.startFromTemplate, { template })
  await stranger.visitor.refused('not_found', templates.dropTemplate, { template })
  await stranger.visitor.refused('not_found', templates.saveTemplate, { job: job.id, name: 'Theirs' })
  assert.deepEqual((await visitor.call(templates.dropTemplate, { template })).data, [])
  assert.equal((await visitor.call(jobs.editJob, { job: draft.id })).data.state, 'draft')
})
