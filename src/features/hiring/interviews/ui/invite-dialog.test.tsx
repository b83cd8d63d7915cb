import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { answer, askedOf, giving, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { freeTimesOf, propose } from '../contract.ts'
import { interviewClashes } from '../people-contract.ts'
import { InviteDialog } from './invite-dialog.tsx'

const slots = ['2026-11-30T09:00:00.000Z', '2027-01-04T10:00:00.000Z']
const applicant = {
  answers: [{ question: 'Notice period', answer: '6 weeks', url: null, knock_out: false }],
  note: '',
} as unknown as Gives<typeof showApplicant>['data']
let closed = 0
beforeEach(async () => {
  closed = 0
  answer(freeTimesOf, () => giving(slots))
  answer(interviewClashes, () => giving([]))
  answer(showApplicant, () => giving(applicant))
  const team = [{ id: 'u', name: 'Reem Khoury' }]
  await show(<InviteDialog application="a" name="Saif" team={team} before={null} onClose={() => closed++} />)
})

/** Writes a day into the field, as far as it goes. */
async function writeDay(...parts: string[]) {
  // once it was used it stands in parts
  if (page.getByRole('spinbutton').elements().length === 0)
    await userEvent.click(page.getByRole('button', { name: /Other date or time/ }))
  await expect.element(page.getByRole('spinbutton').first()).toBeVisible()
  for (const [at, digits] of parts.entries()) {
    await userEvent.click(page.getByRole('spinbutton').nth(at))
    await userEvent.keyboard(digits)
  }
}

test('what the candidate answered is covered by the sheet', async () => {
  await expect.element(page.getByText('Notice period')).toBeVisible()
  await expect.element(page.getByText('6 weeks')).toBeVisible()
})

test('what was written is lost by Escape', async () => {
  await userEvent.fill(page.getByRole('textbox', { name: /Address/ }), 'Gate 4')
  await userEvent.keyboard('{Escape}')
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await expect.element(question).toBeVisible()
  expect(closed).toBe(0)
  await userEvent.click(question.getByRole('button', { name: 'Discard changes' }))
  expect(closed).toBe(1)
})

test('an untouched form asks before it closes', async () => {
  await expect.element(page.getByRole('textbox', { name: /Address/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => closed).toBe(1)
})

test('a time that has passed is taken, and refused only on sending', async () => {
  await writeDay('02', '11', '2026')
  await userEvent.click(page.getByRole('button', { name: 'Add time' }))
  await expect.element(page.getByText('This time has passed. Choose another one')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /2 November/ })).not.toBeInTheDocument()
})

test('a time that is selected already is taken again without a word', async () => {
  for (const _ of [1, 2]) {
    await writeDay('05', '01', '2027')
    await userEvent.click(page.getByRole('button', { name: 'Add time' }))
  }
  await expect.element(page.getByText('This time is already selected. Choose another one')).toBeVisible()
  expect(page.getByRole('button', { name: /5 January 2027/ }).elements()).toHaveLength(1)
})

test('a date that was begun is dropped without a word', async () => {
  await writeDay('02')
  await userEvent.click(page.getByRole('button', { name: 'Send invitation' }))
  await expect.element(page.getByText('Add this time, or clear the date').first()).toBeVisible()
  expect(askedOf(propose)).toEqual([])
})

test('a time at which an interviewer is busy is added without a word, and refused only on sending', async () => {
  answer(interviewClashes, () => giving([{ slot: slots[0] ?? '', people: ['u'], candidate: false }]))
  await userEvent.click(page.getByRole('checkbox', { name: 'Reem Khoury' }))
  await userEvent.click(page.getByRole('button', { name: /^09:00/ }))
  await expect.element(page.getByText(/Reem Khoury.* is busy on .*30 November/)).toBeVisible()
})

test('a time in another year does not name it', async () => {
  await userEvent.selectOptions(page.getByRole('combobox', { name: /Coordinated Universal Time|GMT|UTC/ }), [
    'Monday 4 January',
  ])
  await userEvent.click(page.getByRole('button', { name: /^10:00/ }))
  await expect.element(page.getByRole('button', { name: /4 January 2027/ })).toBeVisible()
})

test('what is said of a field stays after it was mended', async () => {
  answer(propose, () => {
    throw new Refused(422, 'invalid', { errors: [{ field: 'place', code: 'required', message: 'Fill in this field' }] })
  })
  await userEvent.click(page.getByRole('button', { name: /^09:00/ }))
  await userEvent.click(page.getByRole('button', { name: 'Send invitation' }))
  await expect.element(page.getByText('Fill in this field').first()).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: /Address/ }), 'Gate 4')
  await expect.element(page.getByText('Fill in this field')).not.toBeInTheDocument()
})

test('who invites somebody that has just withdrawn is told so among the dates, as if one of them were wrong', async () => {
  answer(propose, () => {
    throw new Refused(409, 'stage_move', { stage: 'withdrawn' })
  })
  await userEvent.click(page.getByRole('button', { name: 'Send invitation' }))
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Saif.* has withdrawn the application/)
  expect(
    page
      .getByRole('group', { name: /time/i })
      .elements()
      .map((one) => one.textContent)
      .join(),
  ).not.toMatch(/withdrawn/)
})

test('a time at which the company interviews the candidate already stays chosen, and nothing says why it was refused', async () => {
  answer(propose, () => {
    throw new Refused(409, 'candidate_taken', { slot: slots[0] })
  })
  expect(askedOf(freeTimesOf).map(({ input }) => input.application)).toContain('a')
  await userEvent.click(page.getByRole('button', { name: /^09:00/ }))
  await userEvent.click(page.getByRole('button', { name: 'Send invitation' }))
  const told = page.getByText(/Saif.* already has an interview with your company on .*30 November/)
  await expect.element(told.first()).toBeVisible()
  await expect.element(page.getByRole('button', { name: /30 November/ })).not.toBeInTheDocument()
})
