import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPersonWithCv, work } from '#tests/world/cv-people.ts'
import { aLiveJob, anEmployer, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listFittingPeople, showFittingPerson } from './contract.ts'

const dubai = 1
const fields = (title: string, over: object = {}) => ({
  texts: [{ language: 'en' as const, title, description: jobFields().texts?.[0]?.description ?? '' }],
  workplace: 'on_site' as const,
  city_id: dubai,
  skills_must: ['SAP', 'Excel'],
  ...over,
})
const skills = (...names: string[]) => names.map((name) => ({ name, years: null }))
const at = (country: string, city: number | null = null) => ({
  residence_country_id: countryId(country),
  residence_city_id: city,
})
const accountant = (name: string, ...has: string[]) => ({
  ...{ name, headline: 'Accountant', skills: skills(...has) },
  experience: [work('Accountant', 'Zenith Harbour Foods', 'Closed the books at Zenith Harbour Foods')],
})

test('whoever has neither the work nor anything of it is not listed, and the job says where to look further', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(
    site,
    fields('Logistics coordinator', {
      skills_must: ['Logistics planning', 'Incoterms', 'SAP', 'Microsoft Excel'],
      ...{ languages: ['en'], experience: '1|3', position_id: 112 },
    }),
  )
  const called = (titles: string[], ...has: string[]) =>
    aPersonWithCv(
      site,
      {
        ...{ headline: titles[0] ?? '', languages: [{ name: 'English', level: 'C1' }], skills: skills(...has) },
        experience: titles.map((title) => work(title, 'Palm', '')),
      },
      at('AE', dubai),
    )
  await called(['Restaurant manager'])
  // one skill is shared by work of any kind, and who directs once did related work
  await called(['Registered nurse'], 'SAP')
  await called(['Restaurant manager', 'Customs clearance officer'], 'Incoterms')
  const related = await called(['Customs clearance officer'], 'Incoterms')
  const able = await called(['Registered nurse'], 'Incoterms', 'SAP', 'Microsoft Excel')
  await site.settle()
  const { data } = await employer.visitor.call(listFittingPeople, { job })
  assert.deepEqual(
    data.people.map(({ person, fit }) => [person?.id, fit.work]),
    [
      [able.id, 'skills'],
      [related.id, 'near'],
    ],
  )
  assert.deepEqual([data.job.country, data.job.position], [-5, 112])
})

test('one of them is opened as the list has them, with who stands before and after; nobody else is', async () => {
  const site = await aSite()
  const { employer, job } = await aLiveJob(site, fields('Accountant'))
  const [first, last] = [
    await aPersonWithCv(site, accountant('Noor Near', 'SAP', 'Excel'), at('AE', dubai)),
    await aPersonWithCv(site, accountant('Lama Lacks', 'SAP'), at('AE', dubai)),
  ]
  const driver = await aPersonWithCv(site, { ...accountant('Driver'), headline: 'Truck driver', experience: [] })
  await site.settle()
  const { data: list } = await employer.visitor.call(listFittingPeople, { job })
  const { data, ...rest } = await employer.visitor.call(showFittingPerson, { job, who: last.id })
  assert.deepEqual(data.fitting, list.people[1])
  assert.deepEqual([data.before, data.after, data.page, data.sheet], [first.id, null, 1, null])
  assert.doesNotMatch(JSON.stringify({ data, rest }), /Lama|Zenith/)
  await employer.visitor.refused('not_found', showFittingPerson, { job, who: driver.id })
  const stranger = await anEmployer(site)
  await stranger.visitor.refused('not_found', showFittingPerson, { job, who: last.id })
})
