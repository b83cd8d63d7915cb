import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { answer, askedOf, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import type { Interview } from '../contract.ts'
import { nameInterviewers } from '../people-contract.ts'
import { TeamInterview } from './team-interview.tsx'

const team = [
  { id: 'u1', name: 'Sara Khalil' },
  { id: 'u2', name: 'Omar Aziz' },
]
const interview = (starts_at: string | null): Interview => ({
  ...{ id: 'i', application: 'a', job: { id: 'j', title: 'Cook' }, name: 'Noura Saleh', kind: 'phone', minutes: 45 },
  ...{ state: starts_at ? 'confirmed' : 'proposed', starts_at, slots: ['2026-12-01T09:00:00.000Z'], zone: 'UTC' },
  ...{ place: '', link: null, note: '', reason: '', people: [], version: 1, interview_guide: '', none_left: false },
  ...{ cardless: [], scorecards_asked_at: null, may: ['cancel'] },
})
const ask = async (starts_at: string | null) => {
  await show(<TeamInterview interview={interview(starts_at)} team={team} onPropose={() => {}} />)
  await userEvent.click(page.getByRole('button', { name: 'Cancel interview' }))
  return page.getByRole('alertdialog')
}

test('who cancels an interview is not told which, and that the candidate hears of it', async () => {
  const asked = await ask('2026-12-02T10:00:00.000Z')
  await expect
    .element(asked)
    .toMatchTextContent(/interview on Wednesday.* 2 December.*10:00.* is cancelled, and .*Noura Saleh.* is notified/)
})

test('times that were only proposed are called an interview', async () => {
  await expect
    .element(await ask(null))
    .toMatchTextContent(/proposed times are withdrawn, and .*Noura Saleh.* is notified/)
})

test('hours of another place stand beside those of the reader, agreed or proposed', async () => {
  for (const starts_at of ['2026-12-01T09:00:00.000Z', null]) {
    const away = await show(
      <TeamInterview interview={{ ...interview(starts_at), zone: 'Asia/Dubai' }} team={team} onPropose={() => {}} />,
      { session: { zone: 'Europe/Paris', may: [] as string[] } as unknown as Session },
    )
    await expect.element(page.getByText(/(?:1:00.pm|13:00) · Gulf Standard Time/i)).toBeVisible()
    away()
  }
})

test('another interviewer loses the hour that was agreed', async () => {
  const agreed = { ...interview('2026-12-02T10:00:00.000Z'), people: [{ id: 'u1', name: 'Sara Khalil' }] }
  answer(nameInterviewers, () => giving(agreed))
  await show(<TeamInterview interview={{ ...agreed, may: ['name'] }} team={team} onPropose={() => {}} />)
  await userEvent.click(page.getByRole('button', { name: 'Change interviewers' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Sara Khalil' }))
  await userEvent.click(page.getByRole('checkbox', { name: 'Omar Aziz' }))
  await userEvent.click(page.getByRole('button', { name: 'Save' }))
  await expect
    .poll(() => askedOf(nameInterviewers)[0]?.input)
    .toEqual({ interview: 'i', version: 1, instead_of: ['u1'], people: ['u2'] })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
