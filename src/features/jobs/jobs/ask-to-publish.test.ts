import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anEmployer, jobFields, teammate } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { startJob, submitJob } from './contract.ts'
import { askToPublish } from './edit-contract.ts'

test('whoever only writes drafts asks those who publish, once a day, for a draft of their own that is whole', async () => {
  const site = await aSite()
  const employer = await anEmployer(site)
  const manager = await teammate(site, employer.page.id, 'hiring_manager')
  const other = await teammate(site, employer.page.id, 'hiring_manager')
  const { data: draft } = await manager.visitor.call(startJob, jobFields())
  const asked = { job: draft.id }
  await manager.visitor.refused('not_allowed', submitJob, asked)
  await other.visitor.refused('not_found', askToPublish, asked)
  await (await anEmployer(site)).visitor.refused('not_found', askToPublish, asked)

  const mails = async () =>
    (await site.settle()).filter(({ subject }) => /^Job to publish/.test(subject)).map(({ to }) => to)
  // both at once are one question
  await Promise.all([1, 2].map(() => manager.visitor.call(askToPublish, asked)))
  assert.deepEqual(await mails(), [employer.email])
  site.later(25 * 3_600_000)
  await manager.visitor.call(askToPublish, asked)
  assert.deepEqual(await mails(), [employer.email, employer.email])

  await employer.visitor.call(submitJob, asked)
  await manager.visitor.refused('job_state', askToPublish, asked)
  const { data: half } = await manager.visitor.call(
    startJob,
    jobFields({ texts: [{ language: 'en', title: 'Only a title' }] }),
  )
  await manager.visitor.refused('invalid', askToPublish, { job: half.id })
})
