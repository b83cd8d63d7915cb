import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply, move } from '#features/hiring/applications/contract.ts'
import { aTextCv } from '#tests/world/a-text-cv.ts'
import { aPersonWithCv } from '#tests/world/cv-people.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { searchCvs } from '../contract.ts'

test('of several applications the one that goes furthest is told, with how many others there are', async () => {
  const site = await aSite()
  const { employer, job: first } = await aLiveJob(site)
  const { job: second } = await aLiveJob(site, {}, employer)
  const person = await aPersonWithCv(site, { headline: 'Luthier' })
  const files = { files: { cv: aTextCv('Test candidate', 'Workshop, 2020 to 2026') } }
  const send = async (job: string) =>
    (await person.visitor.call(apply, { job, name: 'Test candidate', lang: 'en' }, files)).data.application
  const [furthest, later] = [await send(first), await send(second)]
  await employer.visitor.call(move, { application: furthest, stage: 'interviewing', version: 1 })
  await employer.visitor.call(move, { application: later, stage: 'rejected', reason: 'experience', version: 1 })
  await site.settle()
  const [card] = (await employer.visitor.call(searchCvs, { q: 'luthier' })).data
  assert.deepEqual([card?.application?.id, card?.application?.others], [furthest, 1])
})
