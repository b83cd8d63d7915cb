import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, askedOf } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { limitPerson, type WholePerson } from '../contract.ts'
import { PersonLimits } from './person-limits.tsx'

const set = { most: 5, until: '2026-12-03', reason: 'Wrote the same to everybody' }
const personWith = (over: Partial<WholePerson>): WholePerson => ({
  ...{ id: 'p1', name: 'Priya', account_type: 'candidate', state: 'active', language: 'en', country: 'Qatar' },
  ...{ email: null, email_confirmed_at: null, email_asked: null, email_bounced: false, phone: null },
  ...{ phone_confirmed_at: null, created_at: '2026-01-01T00:00:00Z', seen_at: '2026-01-01T00:00:00Z' },
  ...{ suspended_at: null, erase_at: null, post_permission: 1, roles: [], sessions: null, pages: [], orders: null },
  ways: { password: true, second_factor: false, passkeys: 0, providers: 0 },
  counts: { applications: 0, under_way: 0, cvs: 0, conversations: 0, reports: 0 },
  ...{ notes: [], history: [], accesses: [], acts: [], may_guise: false, may_limit: true },
  limits: [
    { what: 'applications', usual: 100, set },
    { what: 'drops', usual: 20, set: null },
  ],
  ...over,
})
const change = (what: string) => page.getByRole('button', { name: `Change limit: ${what}`, exact: true })
const save = page.getByRole('button', { name: 'Save limit' })

test('to put back everybody’s number sends none, and no day; a word is sent as what is refused, never as nothing', async () => {
  answer(limitPerson, () => ({ success: true as const }))
  await show(<PersonLimits person={personWith({})} />)
  await expect.element(page.getByText(/^5 a day until .*2026/)).toBeVisible()
  await userEvent.click(change('Applications'))
  await userEvent.click(page.getByRole('radio', { name: '100 a day, as for everyone' }))
  expect(page.getByRole('textbox', { name: 'A day' }).elements()).toHaveLength(0)
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), 'It was another')
  await userEvent.click(save)
  await userEvent.click(change('Speculative applications'))
  expect(page.getByRole('radio').elements()).toHaveLength(0)
  await userEvent.fill(page.getByRole('textbox', { name: 'A day' }), 'five')
  await userEvent.fill(page.getByRole('textbox', { name: 'Reason' }), 'Too many')
  await userEvent.click(save)
  await expect.poll(() => askedOf(limitPerson).length).toBe(2)
  expect(askedOf(limitPerson).map(({ input }) => [input.what, input.most, input.until])).toEqual([
    ['applications', null, undefined],
    ['drops', -1, null],
  ])
})

test('who may not act on the person sees the limits and changes none', async () => {
  await show(<PersonLimits person={personWith({ may_limit: false })} />)
  await expect.element(page.getByText('20 a day, as for everyone')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})
