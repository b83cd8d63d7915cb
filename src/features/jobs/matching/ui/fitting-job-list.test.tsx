import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import type { FittingJob } from '../fit-contract.ts'
import { FittingJobList } from './fitting-job-list.tsx'

const fitting = {
  job: {
    ...{ id: 'j', address: 'cook-1', title: 'Cook', language: 'en', company: { name: 'Al Safa', address: 'al-safa' } },
    ...{ place: 'Dubai', places_more: 0, workplace: 'on_site', salary: null, employment_types: ['full_time'] },
    ...{ experience: null, visa_support: false, apply_mode: 'here', confirmed_at: '2026-11-20T09:00:00Z' },
    ...{ applicant_cap: null },
  },
  fit: {
    ...{ asked: 7, met: 0, missing: 7, is_barred: true, work: 'wished', place: 'unsaid', pay: 'unsaid' },
    ...{ level: 'same', is_read: true },
  },
  matches: [{ kind: 'skill', asked: 'HACCP', result: 'unknown', shown: null, years: null }],
  nice: [],
} as unknown as FittingJob
const words = { types: {}, experience: {}, benefits: {} }
const open = (hasCv: boolean) => show(<FittingJobList jobs={[fitting]} hasCv={hasCv} words={words} shown={3} />)

test('whoever has no CV is told that they meet none of what was never compared', async () => {
  await open(false)
  await expect.element(page.getByRole('link', { name: 'Add a CV to see what you meet' })).toBeVisible()
  await expect.element(page.getByText('The position you want')).toBeVisible()
  expect(page.getByText(/You meet \d|Not stated/).elements()).toHaveLength(0)
})

test('whoever has one is asked for it again', async () => {
  await open(true)
  await expect.element(page.getByText('You meet 0 of 7 requirements')).toBeVisible()
  expect(page.getByRole('link', { name: /Add a CV/ }).elements()).toHaveLength(0)
})
