import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { ProfileParts } from './profile-parts.tsx'

type Props = Parameters<typeof ProfileParts>[0]

const profile = {
  ...{ headline: '', residence_country_id: 5, residence_city_id: 9, nationality_ids: [], birth_date: null },
  ...{ visa_status: null, position_ids: [], places: [], relocate_id: null, part_time_category_ids: [] },
  ...{ salary_min: null, salary_currency: null, notice_period: null, available_from: null, experience: null },
  ...{ work: [], education: [], certificates: [], skills: [{ name: 'Welding', years: null }], languages: [] },
  ...{ licences: [], visibility: 'hidden' },
} as unknown as Props['profile']
const choices = {
  ...{ countries: [{ id: '5', text: 'United Arab Emirates' }], nationalities: [], relocate: [], partTime: [] },
  ...{ experience: [], degrees: [], languages: [], currencies: [], heardOf: [] },
} as Props['choices']
const given = { profile, choices, jobs: [], city: 'Sharjah' }

test('a profile keeps its city to itself, or is said to be empty where companies see the CV', async () => {
  const work = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((title) => `${title}, Dune`)
  await show(<ProfileParts {...given} fromCv={{ work, skills: ['SAP'], languages: ['Arabic'] }} />)
  await expect.element(page.getByText('Sharjah, United Arab Emirates')).toBeVisible()
  const text = document.body.textContent.replaceAll(/[\u2066-\u2069]/g, '')
  expect(text).toContain('From your CV: a, Dune · b, Dune · c, Dune · d, Dune · e, Dune and 2 more')
  expect(text).toContain('From your CV: Arabic')
  // what the profile says itself stands alone
  expect(text).toContain('Welding')
  expect(text).not.toContain('SAP')
})

test('without a CV what is empty is not said to be so', async () => {
  await show(<ProfileParts {...given} fromCv={{}} />)
  expect(document.body.textContent).toContain('Not filled in')
  expect(document.body.textContent).not.toContain('From your CV')
})

test('an Arabic profile parts a job from its employer by a Latin comma', async () => {
  const work = [{ title: 'محاسبة أولى', employer: 'شركة النور', from: null, to: null, description: '' }]
  await show(<ProfileParts {...given} profile={{ ...profile, work }} fromCv={{}} />, { language: 'ar' })
  expect(document.body.textContent).toContain('محاسبة أولى، شركة النور')
})
