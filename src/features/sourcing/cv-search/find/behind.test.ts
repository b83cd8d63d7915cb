import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as applications from '#features/hiring/applications/contract.ts'
import { setAnonymous } from '#features/hiring/pipeline/stage-contract.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { cvLines } from '#tests/world/cv.ts'
import { aPersonWithCv, findPeople } from '#tests/world/cv-people.ts'
import { aLiveJob } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { searchCvs } from '../contract.ts'

test('a job that turns anonymous hides its applicants at once, before the index knows', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site)
  const { visitor } = employer
  const word = 'stevedoreword'
  const person = await aPersonWithCv(site, {
    name: 'Roxelana Brightwater',
    email: 'rox.qadisha@example.com',
    headline: word,
  })
  const cv = { name: 'cv.pdf', bytes: aPdf(cvLines) }
  await person.visitor.call(applications.apply, { job, name: person.name, lang: 'en' }, { files: { cv } })
  await site.settle()
  for (const q of ['Brightwater', 'Roxelana']) assert.deepEqual(await findPeople(visitor, q), [person.id], q)
  await visitor.call(setAnonymous, { job, anonymous: true })
  for (const q of [
    'Brightwater',
    '"Roxelana Brightwater"',
    'rox.qadisha@example.com',
    'qadisha',
    `${word} AND Brightwater`,
  ]) {
    const { data, total } = await visitor.call(searchCvs, { q })
    assert.deepEqual([data.map(({ id }) => id), total], [[], 0], q)
  }
  await site.settle()
  assert.deepEqual(await findPeople(visitor, 'Brightwater'), [])
  await visitor.call(setAnonymous, { job, anonymous: false })
  await site.settle()
  assert.deepEqual(await findPeople(visitor, 'Brightwater'), [person.id])
})
