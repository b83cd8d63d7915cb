import { expect, test } from 'vitest'
import type { JobCard } from '#features/jobs/jobs/contract.ts'
import { show } from '#tests/screens/show.tsx'
import { NoResults } from './no-results.tsx'
import { filtersIn, readSearch } from './search-address.ts'

const job = (title: string): JobCard => ({
  ...{ id: title, address: `${title}-12345678`, title, language: 'en', place: 'Dubai', more_places: 0 },
  company: { id: null, name: 'Nile Care', slug: 'nile-care', logo: null, verified: false },
  ...{ workplace: 'on_site', employment_types: ['full_time'], salary: null, experience: null, visa_support: false },
  ...{ languages: ['en'], apply_mode: 'here', published_at: '2026-11-01T00:00:00.000Z' },
  ...{ confirmed_at: '2026-11-01T00:00:00.000Z', applicant_cap: null, applicants_count: 0 },
})

test('a filter without a match would leave nothing to look at, or hide which one was taken back', async () => {
  const search = readSearch(new URLSearchParams('q=nurse&type=internship&visa=1'))
  const [type, visa] = filtersIn(search)
  if (!type || !visa) throw new Error('two filters are set')
  const wider = [
    { ...type, total: 40, isEstimate: false, jobs: [job('Porter')] },
    { ...visa, total: 1, isEstimate: false, jobs: [job('Nurse trainee')] },
  ]
  const words = { types: {}, experience: {}, benefits: {} }
  await show(<NoResults search={search} fits={[]} hasCv words={words} wider={wider} instead={null} />)
  const [heading] = document.querySelectorAll('h2')
  expect(heading?.textContent).toBe('Without “Visa paid by employer”')
  expect(heading?.nextElementSibling?.textContent).toContain('Nurse trainee')
  expect(document.body.textContent).not.toContain('Porter')
})
