import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, askedOf, giving, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { type Invitation, pickTime } from '../contract.ts'
import { PickHere } from './pick-here.tsx'

const slots = ['2026-11-30T09:00:00.000Z', '2026-12-01T10:00:00.000Z']
const invitation: Invitation = {
  ...{ id: 'i', key: 'k', job: { company: { name: 'Gulf Horizon' } } as Invitation['job'], state: 'proposed' },
  ...{ kind: 'phone', minutes: 45, starts_at: null, zone: 'UTC', place: '', link: null, note: '', reason: '' },
  ...{ slots, clashes: [], people: [], version: 1, may: ['pick', 'ask_other'], asleep: false },
}
const confirm = page.getByRole('button', { name: 'Confirm time' })

test('a time is taken by one press, or cannot be chosen where the invitation is told', async () => {
  answer(pickTime, () => giving({ ...invitation, state: 'confirmed' as const, starts_at: slots[1] ?? '', version: 2 }))
  await show(<PickHere invitation={invitation} application="a" lit />)
  await expect.element(confirm).toBeDisabled()
  await userEvent.click(page.getByRole('button', { name: /1 December/ }))
  expect(askedOf(pickTime)).toHaveLength(0)
  await userEvent.click(confirm)
  await expect.element(page.getByText(/Gulf Horizon.* is notified/)).toBeVisible()
  expect(askedOf(pickTime).map(({ input }) => [input.key, input.slot])).toEqual([['k', slots[1]]])
})

test('an hour another got first stays on offer', async () => {
  answer(pickTime, () => {
    throw new Refused(409, 'slot_taken', { slot: slots[0] })
  })
  await show(<PickHere invitation={invitation} application="a" lit={false} />)
  await userEvent.click(page.getByRole('button', { name: /30 November/ }))
  await userEvent.click(confirm)
  await expect.element(page.getByText(/30 November.* has just been taken/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: /30 November/ })).not.toBeInTheDocument()
  await expect.element(confirm).toBeDisabled()
})

test('no way is shown to say that none of the times fits', async () => {
  await show(<PickHere invitation={{ ...invitation, slots: [] }} application="a" lit />)
  await expect.element(page.getByText('No times left. Request another one.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'None of these times work' }))
    .toHaveAttribute('href', '/applications/a')
})
