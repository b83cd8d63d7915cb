import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFittingJobs } from '#features/jobs/matching/fit-contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { aPersonWithCv, work } from '#tests/world/cv-people.ts'
import { aLiveJob, jobFields } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { listFittingPeople } from './contract.ts'

const dubai = 1
const at = { residence_country_id: countryId('AE'), residence_city_id: dubai }
const accountant = (...skills: string[]) => ({
  headline: 'Accountant',
  experience: [work('Accountant', 'Harbour Foods', 'Closed the books')],
  skills: skills.map((name) => ({ name, years: null })),
})
const brief = (nice: readonly { asked: string; result: string }[] = []) =>
  nice.map(({ asked, result }) => `${asked}: ${result}`)

test('what would help is told with the line that shows it; it is counted nowhere and excludes nobody', async () => {
  const site = await aSite()
  const text = { ...(jobFields().texts?.[0] as { language: 'en'; description: string }), title: 'Accountant' }
  const { employer, job } = await aLiveJob(site, {
    ...{ texts: [text], workplace: 'on_site', city_id: dubai },
    ...{ skills_must: ['SAP'], skills_nice: ['Excel', 'Welding'] },
  })
  const bare = await aPersonWithCv(site, accountant('SAP'), { ...at, visibility: 'searchable' })
  const { data } = await employer.visitor.call(listFittingPeople, { job })
  assert.deepEqual(
    data.people.map(({ person, fit, nice }) => [person?.id, fit.asked, fit.met, fit.missing, brief(nice)]),
    [[bare.id, 1, 1, 0, ['Excel: not_met', 'Welding: not_met']]],
  )
  const rich = await aPersonWithCv(site, accountant('SAP', 'Excel'), { ...at, visibility: 'searchable' })
  await site.settle()
  const { jobs } = (await rich.visitor.call(listFittingJobs, {})).data
  assert.deepEqual(
    jobs.map(({ fit, nice }) => [fit.asked, fit.met, brief(nice), nice[0]?.shown?.text]),
    [[1, 1, ['Excel: met', 'Welding: not_met'], 'SAP, Excel']],
  )
})
