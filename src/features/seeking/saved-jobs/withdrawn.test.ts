import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aCandidate, aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listSavedJobs, saveJobForLater } from './contract.ts'

test('a job to which one withdrew the application is said, and counted, to be applied to', async () => {
  const site = await aSite()
  const { job } = await aLiveJob(site)
  const { visitor, name } = await aCandidate(site)
  await visitor.call(saveJobForLater, { job })
  const files = { cv: aTextCv(name) }
  const { data } = await visitor.call(applications.apply, { job, name, lang: 'en' }, { files })
  const state = async () => {
    const { data: saved, counts } = await visitor.call(listSavedJobs, {})
    const { data: applied } = await visitor.call(listSavedJobs, { view: 'applied' })
    return [saved[0]?.application, saved[0]?.is_withdrawn, counts.applied, applied.length, counts.open]
  }
  assert.deepEqual(await state(), [data.application, false, 1, 1, 0])
  await visitor.call(applications.withdraw, { application: data.application })
  assert.deepEqual(await state(), [data.application, true, 0, 0, 0])
})
