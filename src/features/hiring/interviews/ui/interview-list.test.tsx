import './interview-week.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { answer } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { type Interview, listInterviews } from '../contract.ts'
import { InterviewList } from './interview-list.tsx'

const anInterview = (id: string, over: Partial<Interview>): Interview => ({
  ...{
    id,
    application: 'a',
    name: 'Saif Al Qahtani',
    job: { id: 'j', title: 'Call centre agent' },
    state: 'confirmed',
  },
  ...{
    kind: 'phone',
    minutes: 45,
    starts_at: null,
    zone: 'UTC',
    place: '',
    link: null,
    note: '',
    slots: [],
    version: 1,
  },
  ...{
    interview_guide: '',
    none_left: false,
    reason: '',
    people: [],
    cardless: [],
    scorecards_asked_at: null,
    may: [],
  },
  ...over,
})

async function drawn(language: 'en' | 'ar', session: Session | null = null) {
  const data = [
    anInterview('1', { starts_at: '2026-11-23T09:00:00.000Z' }),
    anInterview('2', { starts_at: '2026-11-25T09:00:00.000Z', people: [{ id: 'u', name: 'Mariam Aziz' }] }),
    anInterview('3', { state: 'proposed' }),
    anInterview('4', { starts_at: '2026-12-02T09:00:00.000Z' }),
  ]
  const first = { success: true as const, data, next_cursor: null }
  answer(listInterviews, () => first)
  await show(<InterviewList input={{ show: 'open' }} first={first} />, { language, session })
}

test('a device that was never set tells a recruiter of Dubai hours of UTC, or does not say whose hours they are', async () => {
  await drawn('en', { zone: 'Asia/Dubai', may: [] as string[] } as Session)
  await expect.element(page.getByText(/1:00.pm|13:00/i).first()).toBeVisible()
  await expect.element(page.getByText(/Time zone: Gulf Standard Time/)).toBeVisible()
})

test('an hour that was agreed by the clocks of another place is told by the reader’s alone', async () => {
  const data = [anInterview('1', { starts_at: '2026-11-25T07:00:00.000Z', zone: 'Asia/Dubai', kind: 'on_site' })]
  const first = { success: true as const, data, next_cursor: null }
  answer(listInterviews, () => first)
  await show(<InterviewList input={{ show: 'open' }} first={first} />)
  await expect.element(page.getByRole('link')).toMatchTextContent(/7:00.*11:00.* · Gulf Standard Time/)
})

test('yesterday reads as upcoming, or those without a time stand among the days', async () => {
  await drawn('en')
  await expect.element(page.getByRole('heading', { name: 'Outcome to record' })).toBeVisible()
  const heads = page.getByRole('heading').elements()
  expect(heads.map((one) => one.textContent)).toEqual([
    'Outcome to record',
    'Wednesday 25 November',
    'Wednesday 2 December',
    'Awaiting a time',
  ])
})

test('a Latin name floats away from its avatar in a list that is read from right to left', async () => {
  await drawn('ar')
  await expect.element(page.getByText('Saif Al Qahtani').first()).toBeVisible()
  const name = page.getByText('Saif Al Qahtani').first().element()
  const words = document.createRange()
  words.selectNodeContents(name)
  expect(Math.abs(words.getBoundingClientRect().right - name.getBoundingClientRect().right)).toBeLessThan(2)
})

test('the list of days takes the height that the week gives its columns', async () => {
  await page.viewport(1440, 900)
  await drawn('en')
  const head = page.getByRole('heading', { name: 'Wednesday 2 December' })
  await expect.element(head).toBeVisible()
  expect(head.element().getBoundingClientRect().height).toBeLessThan(60)
})

test('where the only interviewer has left, the list shows an empty place', async () => {
  await drawn('en')
  await expect.element(page.getByText('Mariam Aziz')).toBeVisible()
  expect(page.getByText('No interviewer').elements()).toHaveLength(3)
})
