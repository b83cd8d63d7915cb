import assert from 'node:assert/strict'
import { test } from 'node:test'
import { apply } from '#features/hiring/applications/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { indexPeople } from '#features/sourcing/cv-search/index-people.ts'
import { aPdf } from '#tests/world/a-pdf.ts'
import { aPersonWithCv, work } from '#tests/world/cv-people.ts'
import { aLiveJob, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listFittingPeople, showFittingPerson } from './contract.ts'

const dubai = 1
const living = { residence_country_id: countryId('AE'), residence_city_id: dubai }
const fields = (title: string) => ({
  texts: [{ language: 'en' as const, title, description: jobFields().texts?.[0]?.description ?? '' }],
  workplace: 'on_site' as const,
  city_id: dubai,
  skills_must: ['SAP', 'Excel', 'IFRS', 'Auditing'],
  languages: ['en'],
})
const accountant = (start: string, end: string, ...has: string[]) => ({
  headline: 'Accountant',
  skills: has.map((name) => ({ name, years: null })),
  languages: [{ name: 'English', level: 'C1' }],
  experience: [work('Accountant', 'Zenith Foods', '', start, end)],
})

test('whoever meets little and none of the skills is told of apart, after all others', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const weak = await aPersonWithCv(site, accountant('2020-01', 'present'), living)
  const once = await aPersonWithCv(
    site,
    {
      ...accountant('2015-01', '2019-12', 'SAP', 'Excel', 'IFRS'),
      headline: 'Truck driver',
      experience: [
        work('Truck driver', 'Zenith Foods', '', '2022-01', 'present'),
        work('Accountant', 'Zenith Foods', '', '2015-01', '2019-12'),
      ],
    },
    living,
  )
  const { data } = await employer.visitor.call(listFittingPeople, { job })
  assert.deepEqual(
    data.people.map(({ person, fit, is_weak }) => [person?.id, fit.work, fit.met, is_weak]),
    [
      [once.id, 'before', 4, false],
      [weak.id, 'done', 1, true],
    ],
  )
  assert.deepEqual([data.total, data.weak], [2, 1])
})

test('what somebody sent for another job is told with its title, so that nobody takes it for this one', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const { job: other } = await aLiveJob(site, fields('Night auditor'), employer)
  const person = await aPersonWithCv(site, { ...accountant('2020-01', 'present', 'SAP'), name: 'Lina Haddad' }, living)
  const sent = { cv: { name: 'cv.pdf', bytes: aPdf(['Lina Haddad', 'Accountant', 'SKILLS', 'SAP']) } }
  await person.visitor.call(apply, { job: other, name: 'Lina Haddad', lang: 'en' }, { files: sent })
  await site.settle()
  // the CV that was there before stays the one they are compared by
  await site.pool.query('update cvs set is_primary = false where user_id = $1', [person.id])
  await site.pool.query('update cvs set is_primary = true where user_id = $1 and file_id is null', [person.id])
  await indexPeople(site.world, [person.id])
  const { data } = await employer.visitor.call(showFittingPerson, { job, who: person.id })
  const application = data.fitting.person?.application
  assert.deepEqual([application?.job, application?.title], [other, 'Night auditor'])
})

test('where a job asks for nothing, other work of its family fits by nothing', async () => {
  const site = await aSite()
  const bare = { ...fields('Bank teller'), skills_must: [], languages: [] }
  const { employer, job } = await aLiveJob(site, bare)
  const of = (title: string) =>
    aPersonWithCv(site, { headline: title, experience: [work(title, 'Zenith Bank', '', '2020-01', 'present')] }, living)
  const teller = await of('Bank teller')
  await of('Compliance officer')
  const { data } = await employer.visitor.call(listFittingPeople, { job })
  assert.deepEqual(
    data.people.map(({ person }) => person?.id),
    [teller.id],
  )
  assert.deepEqual([data.weak, data.asks_anything], [0, false])
})
