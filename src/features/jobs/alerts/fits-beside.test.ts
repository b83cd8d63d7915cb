import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countryId } from '#features/site/lookups/country-id.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import { aPersonWithCv, work } from '#tests/world/cv-people.ts'
import { aLiveJob, confirmed } from '#tests/world/people.ts'
import { aSite } from '#tests/world/site.ts'
import { tellDailyAlerts } from './background.ts'
import { addAlert } from './contract.ts'
import { fitsBeside } from './fits-beside.ts'

test('a mail with room adds jobs that meet the CV in full, with the facts; one that lacks something is not added', async () => {
  const site = await aSite()
  const texts = (title: string) => [
    { language: 'en' as const, title, description: '<p>You keep the books and close each month with the team.</p>' },
  ]
  const person = await confirmed(
    site,
    await aPersonWithCv(
      site,
      {
        headline: 'Accountant',
        experience: [work('Accountant', 'Harbour Foods')],
        skills: [{ name: 'SAP', years: null }],
      },
      { residence_country_id: countryId('AE'), residence_city_id: 1 },
    ),
  )
  const at = { workplace: 'on_site' as const, city_id: 1 }
  await aLiveJob(site, { ...at, texts: texts('Accountant who fits'), skills_must: ['SAP'] })
  await aLiveJob(site, { ...at, texts: texts('Accountant who welds'), skills_must: ['SAP', 'Welding'] })
  await site.settle()
  await person.visitor.call(addAlert, { q: 'scaffolder', frequency: 'daily' })
  await aLiveJob(site, { texts: texts('Scaffolder') })
  await site.settle()
  const beside = await fitsBeside(backgroundContext(site.world), person.id, [])
  assert.deepEqual(
    beside.map(({ title }) => title),
    ['Accountant who fits'],
  )
  await tellDailyAlerts.run(backgroundContext(site.world), {})
  const sent = await site.settle()
  const mail = sent.find(({ to, text }) => to === person.email && /Scaffolder/.test(text ?? ''))
  assert.match(mail?.text ?? '', /Accountant who fits/)
  assert.match(mail?.text ?? '', /Fits your CV: You meet 1 of 1 requirement · In your city/)
  assert.doesNotMatch(mail?.text ?? '', /who welds/)
})
