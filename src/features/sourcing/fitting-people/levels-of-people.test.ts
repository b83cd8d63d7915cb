import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFittingJobs } from '#features/jobs/matching/fit-contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPersonWithCv, work } from '#tests/world/cv-people.ts'
import { aLiveJob, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listFittingPeople } from './contract.ts'

const dubai = 1
const fields = (title: string) => ({
  texts: [{ language: 'en' as const, title, description: jobFields().texts?.[0]?.description ?? '' }],
  workplace: 'on_site' as const,
  city_id: dubai,
  skills_must: ['SAP', 'Excel'],
})
const living = { residence_country_id: countryId('AE'), residence_city_id: dubai }
const accountant = (name: string, ...has: string[]) => ({
  ...{ name, headline: 'Accountant', skills: has.map((skill) => ({ name: skill, years: null })) },
  experience: [work('Accountant', 'Zenith Foods', '')],
})

test('whoever has practised the work stands last beside a place to learn it, and each row says the level', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Trainee accountant'))
  const { visitor, ...senior } = await aPersonWithCv(
    site,
    { ...accountant('Sami', 'SAP', 'Excel'), experience: [work('Senior accountant', 'Zenith Foods', '')] },
    living,
  )
  const learns = await aPersonWithCv(
    site,
    { ...accountant('Lina', 'SAP'), experience: [work('Accounting intern', 'Zenith Foods', '')] },
    living,
  )
  const { data } = await employer.visitor.call(listFittingPeople, { job })
  assert.deepEqual(
    data.people.map(({ person, fit }) => [person?.id, fit.level]),
    [
      [learns.id, 'same'],
      [senior.id, 'trained'],
    ],
  )
  await site.settle()
  const { jobs } = (await visitor.call(listFittingJobs, {})).data
  assert.deepEqual(
    jobs.map(({ fit }) => fit.level),
    ['trained'],
  )
})

test('work of today stands before work of once', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const once = await aPersonWithCv(
    site,
    {
      ...{ ...accountant('Omar', 'SAP', 'Excel'), headline: 'Truck driver' },
      experience: [
        work('Truck driver', 'Zenith Foods', '', '2022-01', 'present'),
        work('Accountant', 'Zenith Foods', '', '2018-01', '2021-12'),
      ],
    },
    living,
  )
  const today = await aPersonWithCv(site, accountant('Lina', 'SAP'), living)
  const { data } = await employer.visitor.call(listFittingPeople, { job })
  assert.deepEqual(
    data.people.map(({ person, fit }) => [person?.id, fit.work]),
    [
      [today.id, 'done'],
      [once.id, 'before'],
    ],
  )
})
