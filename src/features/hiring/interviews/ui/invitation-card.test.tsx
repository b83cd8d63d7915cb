import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
  ...{ place: '', link: null, note: '', reason: '', slots, people: [], version: 1, may: ['pick', 'ask_other'] },
}

test('the hour another got first stays chosen, and is sent again', async () => {
  answer(pickTime, () => {
    throw lost
  })
  await show(<InvitationCard first={invitation} />)
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

test('an hour of colleagues that was taken meanwhile stays among those that are proposed', async () => {
  answer(freeTimesOf, () => giving(slots))
  answer(propose, () => {
    throw lost
  })
  const team = [{ id: 'u', name: 'Reem Khoury' }]
  await show(<InviteDialog application="a" name="Saif" team={team} before={null} onClose={() => {}} />)
  await userEvent.click(page.getByRole('button', { name: /^9:00/ }))
  await userEvent.click(page.getByRole('button', { name: 'Send invitation' }))
  await expect.element(page.getByText(/30 November.* has just been taken/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /30 November/ })).not.toBeInTheDocument()
})

test('a candidate without a clock is told the hours of UTC for an interview in Dubai', async () => {
  await show(<InvitationCard first={{ ...invitation, zone: 'Asia/Dubai' }} />)
  await expect.element(page.getByText(/1:00.pm|13:00/i).first()).toBeVisible()
  await expect.element(page.getByText('Time zone: Gulf Standard Time').first()).toBeVisible()
})
