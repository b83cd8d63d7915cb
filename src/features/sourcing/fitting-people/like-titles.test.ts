import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFittingJobs } from '#features/jobs/matching/fit-contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPersonWithCv, work } from '#tests/world/cv-people.ts'
import { aLiveJob, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listFittingPeople } from './contract.ts'

const dubai = 1
const profile = { residence_country_id: countryId('AE'), residence_city_id: dubai }

test('a title that no list has is told of as work related to that whose names it is like, from both sides', async () => {
  const site = await aSite()
  const called = (title: string) =>
    aPersonWithCv(
      site,
      { headline: title, experience: [work(title, 'Palm', '')], skills: [{ name: 'SAP', years: null }] },
      profile,
    )
  const advert = (title: string) =>
    aLiveJob(site, {
      texts: [{ language: 'en' as const, title, description: jobFields().texts?.[0]?.description ?? '' }],
      ...{ workplace: 'on_site' as const, city_id: dubai, skills_must: ['SAP', 'Odoo'] },
    })
  const [unread, read] = [await advert('Escalator modernisation specialist'), await advert('Lift technician')]
  await site.settle()
  const [mends, modernises] = [await called('Lift technician'), await called('Escalator modernisation specialist')]
  const people = async ({ employer, job }: typeof read) =>
    (await employer.visitor.call(listFittingPeople, { job })).data.people.map(({ person, fit }) => [
      person?.id,
      fit.work,
    ])
  const jobs = async ({ visitor }: typeof mends) =>
    (await visitor.call(listFittingJobs, {})).data.jobs.map(({ job, fit }) => [job.id, fit.work])
  assert.deepEqual(await people(unread), [
    [modernises.id, 'title'],
    [mends.id, 'near'],
  ])
  assert.deepEqual(await people(read), [
    [mends.id, 'done'],
    [modernises.id, 'near'],
  ])
  assert.deepEqual(await jobs(mends), [
    [read.job, 'done'],
    [unread.job, 'near'],
  ])
  assert.deepEqual(await jobs(modernises), [
    [unread.job, 'title'],
    [read.job, 'near'],
  ])
})
