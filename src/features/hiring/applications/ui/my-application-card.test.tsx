import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { type MyApplication, MyApplicationCard } from './my-application-card.tsx'

const job = { title: 'Stock controller', place: 'Dubai', company: { name: 'Tameen Medical' } } as MyApplication['job']
const application: MyApplication = {
  ...{
    id: 'a',
    job,
    status: 'interview',
    passed: ['sent'],
    version: 1,
    reason: null,
    unread: 0,
    letter: null,
    may: [],
  },
  ...{ submitted_at: '2026-11-10T09:00:00Z', answer_due_at: '2026-11-20T09:00:00Z', moved_at: '2026-11-12T09:00:00Z' },
  ...{ answered_at: '2026-11-12T09:00:00Z', waits: null, interview: null, starts_on: null },
}
const state = () => document.querySelector('.my-application-state')?.textContent

test('a reply is said to be due though the company has answered', async () => {
  await show(<MyApplicationCard application={application} />)
  expect(state()).toBe('InterviewLast reply 12 November')
})

test('where nobody answered in time, that is not said', async () => {
  await show(<MyApplicationCard application={{ ...application, status: 'seen', answered_at: null }} />)
  expect(state()).toBe('ViewedReply was due on 20 November')
})

test('the status has no place at the end of the row, or hides whose turn it is', async () => {
  await page.viewport(1280, 800)
  await show(<MyApplicationCard application={{ ...application, waits: 'interview' }} />)
  expect(state()).toBe('InterviewChoose an interview time')
  const [title, end] = ['h2', '.my-application-state'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  expect(end && title && end.left > title.right - 1 && end.top < title.bottom).toBe(true)
})

test('a row hides the interview time that is agreed', async () => {
  const interview = { at: '2026-12-03T07:00:00Z', zone: 'Asia/Dubai', on_site: true }
  const takeAway = await show(<MyApplicationCard application={{ ...application, interview }} />)
  await expect.poll(state).toMatch(/^InterviewInterview 3 Dec, 11:00 (?:GMT\+4|GST)$/)
  takeAway()
  await show(<MyApplicationCard application={{ ...application, interview, waits: 'message', unread: 1 }} />)
  await expect.poll(state).toMatch(/1 new messageInterview 3 Dec, 11:00/)
})

test('what is over still names a day', async () => {
  await show(<MyApplicationCard application={{ ...application, status: 'not_selected' }} />)
  expect(state()).toBe('Not selected')
})

test('whoever was hired reads nowhere in the list when they begin', async () => {
  await show(<MyApplicationCard application={{ ...application, status: 'hired', starts_on: '2026-12-01' }} />)
  expect(state()).toMatch(/^HiredStart date: .*1 December/)
})
