import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lookAtCv } from '#features/cvs/cvs/photo-contract.ts'
import { dialCodes } from '#features/site/lookups/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, askedOf, giving, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { listPool } from '../contract.ts'
import { addByHand, listInvited } from '../job-contract.ts'
import { AddPeople } from './add-people.tsx'

const session = { may: ['applicant.move', 'cv.search', 'drop.answer', 'import'] } as unknown as Session
const nothing = { columns: [], onClose: () => {}, onAdded: () => {}, onOpen: () => {} }

test('the way to the CV search asks for the position and the city of the job', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [], total: 0, next_cursor: null }) as never)
  answer(listInvited, () => giving([]))
  const job = { id: 'j1', title: 'Cook', country: 'EG', position_id: 112, place_id: 7, anonymous: false }
  await show(<AddPeople job={job} {...nothing} />, { session })
  await expect
    .element(page.getByRole('link', { name: 'Search CVs' }))
    .toHaveAttribute('href', '/cv-search?position=112&place=7')
})

const columns = [
  { id: 'submitted', phase: 'submitted', names: null },
  { id: 's1', phase: 'in_review', names: { en: 'Phone call' } },
  { id: 'offered', phase: 'offered', names: null },
]
const cook = { id: 'j1', title: 'Cook', country: 'EG', position_id: 112, place_id: 7, anonymous: false }

async function byHand(over: Partial<ComponentProps<typeof AddPeople>> = {}) {
  answer(listPool, () => ({ success: true, data: [], tags: [], total: 0, next_cursor: null }) as never)
  answer(listInvited, () => giving([]))
  answer(dialCodes, () => ({ success: true, data_name: [] }) as never)
  await show(<AddPeople job={cook} {...{ ...nothing, columns, ...over }} />, { session })
  await userEvent.click(page.getByRole('button', { name: 'Add by hand' }))
}
const fillIn = async () => {
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'Reem Khoury')
  await userEvent.fill(page.getByRole('textbox', { name: /^Email/ }), 'reem@post.example')
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Source' }), 'Referral')
  await userEvent.click(page.getByRole('checkbox', { name: /gave us these details/ }))
}
const save = () => userEvent.click(page.getByRole('button', { name: 'Add as applicant' }))

test('whoever is added by hand is led away to be imported, and does not come onto the board', async () => {
  answer(addByHand, () => giving({ application: 'a1' }))
  const onAdded = vi.fn()
  await byHand({ onAdded })
  await fillIn()
  await expect.element(page.getByRole('option', { name: 'Offer' })).not.toBeInTheDocument()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Stage' }), 'Phone call')
  const here = location.href
  await save()
  await expect.poll(() => onAdded.mock.calls).toEqual([['a1']])
  expect(askedOf(addByHand)[0]?.input).toMatchObject({ job: 'j1', came: 'referral', column: 's1', agreed: true })
  expect(location.href).toBe(here)
})

test('the number of somebody for a job in Cairo begins as one of the Emirates', async () => {
  await byHand()
  await expect.element(page.getByRole('combobox', { name: /country/i })).toHaveValue('EG')
})

test('where names are hidden somebody can be added by hand, and is refused when all is written', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [], total: 0, next_cursor: null }) as never)
  answer(listInvited, () => giving([]))
  await show(<AddPeople job={{ ...cook, anonymous: true }} {...nothing} />, { session })
  await expect.element(page.getByText(/Names are hidden here/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Add by hand' }).elements()).toHaveLength(0)
})

test('a consent that is missing is not named among what is wrong', async () => {
  answer(addByHand, () => {
    throw new Refused(422, 'invalid', {
      errors: [{ field: 'agreed', code: 'required', message: 'Fill in this field' }],
    })
  })
  await byHand()
  await save()
  await expect.element(page.getByRole('link', { name: 'Confirm that the candidate agrees' })).toBeVisible()
})

test('a CV in hand fills nothing, or stays behind when its person is added', async () => {
  const sure = (value: string) => ({ value, sureness: 'sure' as const })
  const contact = { name: sure('Sara Haddad'), email: sure('sara@post.example'), phone: null }
  answer(lookAtCv, () => giving({ state: 'read', contact, lines: ['Sara Haddad'], of_another: null }))
  answer(addByHand, () => giving({ application: 'a1' }))
  await byHand()
  const file = new File(['CV'], 'sara.pdf', { type: 'application/pdf' })
  await userEvent.upload(page.getByLabelText(/Drop a file here/), file)
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Sara Haddad')
  await expect.element(page.getByText('Filled in from the CV')).toBeVisible()
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Source' }), 'By email')
  await save()
  await expect.poll(() => askedOf(addByHand)[0]?.files.cv?.name).toBe('sara.pdf')
})

test('a CV that nobody can open is promised to go along, and refused only when all is sent', async () => {
  answer(lookAtCv, () => {
    throw new Refused(422, 'file_unreadable', { title: 'This file can’t be read' })
  })
  await byHand()
  const choose = (name: string) =>
    userEvent.upload(page.getByLabelText(/Drop a file here/), new File(['CV'], name, { type: 'application/pdf' }))
  await choose('broken.pdf')
  await expect.element(page.getByText(/This file can’t be read/)).toBeVisible()
  expect(document.body.textContent).not.toContain('attached as it is')
  const nobody = { name: null, email: null, phone: null }
  answer(lookAtCv, () => giving({ state: 'unread', contact: nobody, lines: [], of_another: null }))
  await choose('long.pdf')
  await expect.element(page.getByText(/attached as it is/)).toBeVisible()
  expect(document.body.textContent).not.toContain('This file can’t be read')
})

test('whoever stands on the board already is not led to', async () => {
  answer(addByHand, () => {
    throw new Refused(409, 'already_applicant', { application: 'a7' })
  })
  const onOpen = vi.fn()
  await byHand({ onOpen })
  await fillIn()
  await save()
  await userEvent.click(page.getByRole('button', { name: 'View applicant' }))
  expect(onOpen.mock.calls).toEqual([['a7']])
})

test('whoever the company has elsewhere is not named, or cannot be added all the same', async () => {
  const known = [{ name: 'Reem K.', about: 'Baker', kind: 'application', href: '/page/jobs/j2/board?applicant=a2' }]
  answer(addByHand, ({ anyway }) => {
    if (String(anyway) !== 'true') throw new Refused(409, 'already_known', { known })
    return giving({ application: 'a1' })
  })
  const onAdded = vi.fn()
  await byHand({ onAdded })
  await fillIn()
  await save()
  await expect.element(page.getByRole('link', { name: 'Reem K.' })).toHaveAttribute('href', known[0]?.href)
  await userEvent.click(page.getByRole('button', { name: 'Add to this job anyway' }))
  await expect.poll(() => onAdded.mock.calls).toEqual([['a1']])
})

test('who asks for those invited is led to all of the pool, and finds them below its end', async () => {
  answer(listPool, () => ({ success: true, data: [], tags: [], total: 0, next_cursor: null }) as never)
  const one = { entry: 'e1', name: 'Reem Khoury', headline: '', at: '2026-11-20T09:00:00Z', by: null }
  answer(listInvited, () => giving([{ ...one, application: null, declined: false, anonymous: false }]))
  const job = { id: 'j1', title: 'Cook', country: 'EG', position_id: 112, place_id: 7, anonymous: false }
  await show(<AddPeople job={job} ofInvited {...nothing} />, { session })
  const invited = page.getByText('Invited to apply: 1')
  await expect.element(invited).toBeVisible()
  await expect.element(page.getByText('No application yet')).toBeVisible()
  const search = page.getByRole('searchbox').element().getBoundingClientRect()
  expect(invited.element().getBoundingClientRect().bottom).toBeLessThan(search.top)
})
