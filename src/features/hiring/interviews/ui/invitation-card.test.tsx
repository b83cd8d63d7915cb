import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Session } from '#frame/read-session.ts'
import { answer, askedOf, giving, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { freeTimesOf, type Invitation, pickTime, propose } from '../contract.ts'
import { InvitationCard } from './invitation-card.tsx'
import { InviteDialog } from './invite-dialog.tsx'

const slots = ['2026-11-30T09:00:00.000Z', '2026-12-01T10:00:00.000Z']
const lost = new Refused(409, 'slot_taken', { slot: slots[0] })
const card = { company: { name: 'Gulf Horizon' } } as Invitation['job']
const invitation: Invitation = {
  ...{ id: 'i', key: 'k', job: card, state: 'proposed', kind: 'phone', minutes: 45, starts_at: null, zone: 'UTC' },
  ...{
    place: '',
    link: null,
    note: '',
    reason: '',
    slots,
    clashes: [],
    people: [],
    version: 1,
    may: ['pick', 'ask_other'],
    asleep: false,
  },
}

test('the hour another got first stays chosen, and is sent again', async () => {
  answer(pickTime, () => {
    throw lost
  })
  await show(<InvitationCard first={invitation} />)
  await userEvent.click(page.getByText(/30 November/))
  await userEvent.click(page.getByRole('button', { name: 'Confirm time' }))
  await expect.element(page.getByText(/Monday.*30 November.* has just been taken/)).toBeVisible()
  const left = page.getByRole('radio').elements() as HTMLInputElement[]
  expect(left.map(({ checked }) => checked)).toEqual([false])
  await expect.element(page.getByRole('button', { name: 'Confirm time' })).toBeDisabled()
  answer(pickTime, () => giving({ ...invitation, state: 'confirmed' as const, starts_at: slots[1] ?? '', version: 2 }))
  await userEvent.click(page.getByText(/1 December/))
  await expect.element(page.getByText(/has just been taken/)).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Confirm time' }))
  await expect.element(page.getByText(/Interview with/)).toBeVisible()
  expect(askedOf(pickTime).map(({ input }) => input.slot)).toEqual(slots)
})

test('one press takes a time that nobody chose, or one at which the candidate is interviewed elsewhere', async () => {
  await show(<InvitationCard first={{ ...invitation, clashes: slots.slice(0, 1) }} />)
  for (const time of page.getByRole('radio').elements()) expect(time).not.toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Confirm time' })).toBeDisabled()
  await expect.element(page.getByText(/You have another interview then/)).toBeVisible()
  await userEvent.click(page.getByText(/30 November/))
  await expect.element(page.getByText(/already have another interview on .*30 November/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Confirm time' })).toBeDisabled()
  await userEvent.click(page.getByText(/1 December/))
  await expect.element(page.getByRole('button', { name: 'Confirm time' })).toBeEnabled()
  await expect.element(page.getByText(/already have another interview on/)).not.toBeInTheDocument()
})

test('an hour of colleagues that was taken meanwhile stays among those that are proposed', async () => {
  answer(freeTimesOf, () => giving(slots))
  answer(propose, () => {
    throw lost
  })
  const team = [{ id: 'u', name: 'Reem Khoury' }]
  await show(<InviteDialog application="a" name="Saif" team={team} before={null} onClose={() => {}} />)
  await userEvent.click(page.getByRole('button', { name: /^09:00/ }))
  await userEvent.click(page.getByRole('button', { name: 'Send invitation' }))
  await expect.element(page.getByText(/An interviewer is busy on .*30 November/).first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /30 November/ })).not.toBeInTheDocument()
})

test('times of an interview on site are those of whoever invites, and of a call those of the place', async () => {
  answer(freeTimesOf, () => giving(slots))
  const team = [{ id: 'u', name: 'Reem Khoury' }]
  const placed = { team, before: null, placeZone: 'Asia/Amman' }
  await show(<InviteDialog application="a" name="Saif" {...placed} onClose={() => {}} />)
  const zones = () => askedOf(freeTimesOf).map(({ input }) => input.zone)
  await expect.poll(zones).toEqual(['Asia/Amman'])
  await userEvent.click(page.getByRole('radio', { name: 'By phone' }))
  await expect.poll(() => zones().at(-1)).toBe('UTC')
})

test('what is missing of an invitation is told at once, though no time was chosen yet', async () => {
  const missing = ['place', 'slots'].map((field) => ({
    field,
    code: field === 'slots' ? 'too_few' : 'required',
    message: field,
  }))
  answer(freeTimesOf, () => giving(slots))
  answer(propose, () => {
    throw new Refused(422, 'invalid', { errors: missing })
  })
  const team = [{ id: 'u', name: 'Reem Khoury' }]
  await show(<InviteDialog application="a" name="Saif" team={team} before={null} onClose={() => {}} />)
  await userEvent.click(page.getByRole('button', { name: 'Send invitation' }))
  const summed = page.getByRole('alert')
  await expect.element(summed).toHaveFocus()
  expect(
    summed
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#f-place', '#f-slots'])
  await userEvent.click(summed.getByRole('link').last())
  const told = () => document.querySelector('#f-slots-error')?.getBoundingClientRect()
  const foot = document.querySelector('.sheet-inside > footer')?.getBoundingClientRect().top
  await expect.poll(() => Number(told()?.bottom) <= Number(foot)).toBe(true)
})

test('a candidate without a clock is told the hours of UTC for an interview in Dubai', async () => {
  await show(<InvitationCard first={{ ...invitation, zone: 'Asia/Dubai' }} />)
  await expect.element(page.getByText(/1:00.pm|13:00/i).first()).toBeVisible()
  await expect.element(page.getByText('Time zone: Gulf Standard Time').first()).toBeVisible()
})

const newYork = { zone: 'America/New_York' } as Session
const inDubai = { ...invitation, zone: 'Asia/Dubai', slots: ['2026-12-02T07:00:00.000Z', '2026-12-03T01:00:00.000Z'] }

test('an interview at a place in Dubai is told by the clock of New York', async () => {
  await show(<InvitationCard first={{ ...inDubai, kind: 'on_site' }} />, { session: newYork })
  await expect.element(page.getByText('Time zone: Gulf Standard Time')).toBeVisible()
  await expect.element(page.getByText(/^11:00.* · 02:00.* your time$/)).toBeVisible()
  await expect.element(page.getByText(/^05:00.* · Wednesday 2 December.*20:00.* your time$/)).toBeVisible()
})

test('a call to New York does not say when it is in Dubai', async () => {
  const agreed = { ...inDubai, state: 'confirmed' as const, starts_at: inDubai.slots[0] ?? '', may: [] }
  await show(<InvitationCard first={agreed} />, { session: newYork })
  await expect.element(page.getByText(/Wednesday 2 December\D+02:00/)).toBeVisible()
  await expect.element(page.getByText('Time zone: Eastern Time')).toBeVisible()
  await expect.element(page.getByText(/^11:00.* company time \(Gulf Standard Time\)$/)).toBeVisible()
})

test('beside a word about other times those that do not fit may still be confirmed', async () => {
  await show(<InvitationCard first={invitation} />)
  await userEvent.click(page.getByRole('button', { name: 'None of these times work' }))
  await expect.element(page.getByText(/suit you. Gulf Horizon will propose new times./)).toBeVisible()
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  expect(page.getByRole('button', { name: 'Confirm time' }).elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await expect.element(page.getByRole('button', { name: 'Confirm time' })).toBeVisible()
})

test('an interview that was never agreed is cancelled, and nobody says what becomes of the application', async () => {
  await show(<InvitationCard first={{ ...invitation, may: ['pick', 'cancel'] }} />)
  expect(page.getByRole('button', { name: 'Cancel interview' }).elements()).toHaveLength(0)
  await userEvent.click(page.getByRole('button', { name: 'Decline interview' }))
  await expect.element(page.getByText(/Gulf Horizon is notified; your application stays open/)).toBeVisible()
})

test('a cancelled call may still be joined, and an English note stands at the far end of an Arabic card', async () => {
  const call = { kind: 'online' as const, link: 'https://meet.example.com/x', note: 'Bring your licence.' }
  await show(<InvitationCard first={{ ...invitation, ...call, state: 'cancelled', may: [] }} />, { language: 'ar' })
  const note = page.getByText('Bring your licence.')
  await expect.element(note).toBeVisible()
  const [words, paragraph] = [note.element(), note.element().closest('p')].map((one) => one?.getBoundingClientRect())
  expect(Math.abs(Number(words?.right) - Number(paragraph?.right))).toBeLessThan(2)
  expect(document.querySelector('a[href="https://meet.example.com/x"]')).toBe(null)
})

test('whoever put their account to sleep is asked for a time by the link, or cannot call the interview off', async () => {
  await show(<InvitationCard first={{ ...invitation, asleep: true, may: ['cancel'] }} />)
  await expect.element(page.getByText(/Your account is deactivated, so no time can be agreed/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  await expect.element(page.getByRole('button', { name: 'Decline interview' })).toBeVisible()
  expect(page.getByRole('button', { name: /None of these|another time|Confirm time/ }).elements()).toHaveLength(0)
})
