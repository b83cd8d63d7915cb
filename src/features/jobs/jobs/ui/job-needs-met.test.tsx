import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Match } from '#features/jobs/matching/match-contract.ts'
import { show } from '#tests/screens/show.tsx'
import type { JobView } from '../contract.ts'
import { JobNeedsMet } from './job-needs-met.tsx'

const job = { skills_must: ['SAP'], skills_nice: [], questions: [], only: null, ai_statement: '' } as unknown as JobView
const match = (kind: Match['kind'], asked: string, result: Match['result'], text?: string): Match => ({
  ...{ kind, asked, result, years: null, is_more: false },
  shown: text === undefined ? null : { from: 'cv', text, marks: [], line: 3 },
})

test('languages, licences and the place that are asked for are not compared, where the list of what fits counts them', async () => {
  const matches = [
    match('skill', 'SAP', 'met', 'SAP, Excel'),
    match('language', 'Arabic', 'met', 'Arabic, C1'),
    match('licence', 'B', 'not_met'),
    match('place', 'Dubai', 'not_met', 'Sharjah'),
  ]
  await show(<JobNeedsMet job={job} compared={{ matches, nice: [match('skill', 'Power BI', 'met', 'Power BI')] }} />)
  await expect.element(page.getByText('You meet 2 of 3 requirements')).toBeVisible()
  await expect.element(page.getByText('Nice to have: Power BI')).toBeVisible()
  await expect.element(page.getByText('Language: Arabic')).toBeVisible()
  await expect.element(page.getByText(/Driving licence/)).toBeVisible()
  await expect.element(page.getByText(/Not found in your CV/)).toBeVisible()
  await expect.element(page.getByText(/You live in another location/)).toBeVisible()
})

test('whoever has no CV is told nothing of what they meet', async () => {
  await show(<JobNeedsMet job={job} compared={{ matches: [], nice: [] }} />)
  await expect.element(page.getByText('SAP')).toBeVisible()
  expect(page.getByText(/You meet/).elements()).toHaveLength(0)
})
