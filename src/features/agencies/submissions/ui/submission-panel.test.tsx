import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { type SubmissionDetail, showSubmission } from '../contract.ts'
import { SubmissionPanel } from './submission-panel.tsx'

const one = {
  ...{ id: 's1', name: 'Lina Aziz', state: 'interviewing', mandate_title: 'Welder', client: { id: 'c', name: 'Dune' } },
  ...{ interview_at: '2026-12-01T07:58:00Z', right: { kind: 'on', until: null, days_left: null }, may: [], lines: [] },
  ...{
    matches: [],
    questions: [],
    history: [],
    approvals: [],
    packet: null,
    placement: null,
    salary: null,
    files: [],
    submitted_at: null,
    notice_days: null,
    note: '',
    reason: null,
  },
} as unknown as SubmissionDetail
const told = page.getByText(/^Interview: .*1 Dec.*07:58/)

test('the desk announces an interview, and what it leads to does not say when it is', async () => {
  answer(showSubmission, () => giving(one))
  await show(<SubmissionPanel submission="s1" back="/" />)
  await expect.element(told).toBeVisible()
})

test('an interview is still announced where things went on since', async () => {
  answer(showSubmission, () => giving({ ...one, state: 'offered' as const }))
  await show(<SubmissionPanel submission="s1" back="/" />)
  await expect.element(page.getByText('Lina Aziz').first()).toBeVisible()
  await expect.element(told).not.toBeInTheDocument()
})
