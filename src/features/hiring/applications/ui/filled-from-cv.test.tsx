import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { lookAtCv } from '#features/cvs/cvs/photo-contract.ts'
import type { JobView } from '#features/jobs/jobs/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, askedOf, giving, holdBack, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { apply } from '../contract.ts'
import { ApplyForm } from './apply-form.tsx'

const job = {
  id: '0199e6b0-0000-7000-8000-000000000001',
  address: 'cook-1',
  company: { name: 'Al Safa' },
  country_code: 'AE',
  questions: [],
} as unknown as JobView
const sure = (value: string) => ({ value, sureness: 'sure' as const })
const read = {
  state: 'read' as const,
  contact: {
    name: sure('Sara Haddad'),
    email: sure('sara@post.example'),
    phone: { value: '+966551234567', sureness: 'fairly' as const },
  },
  lines: ['Sara Haddad'],
  of_another: null as string | null,
}
const form = <ApplyForm job={job} cvs={[]} start={null} match={null} onSent={() => {}} />
const open = () => show(form)
let files = 0
const choose = () =>
  userEvent.upload(
    page.getByLabelText(/Drop a file here/),
    new File(['CV'], `cv-${++files}.pdf`, { type: 'application/pdf' }),
  )
const field = (name: string) => page.getByLabelText(name, { exact: true })
const phone = () => document.querySelector<HTMLInputElement>('input[type="hidden"][name="phone"]')?.value

beforeEach(() => localStorage.clear())

test('a guest writes again what the CV says, or is not told how sure it is', async () => {
  answer(lookAtCv, () => giving(read))
  await open()
  await choose()
  await expect.element(field('Your name')).toHaveValue('Sara Haddad')
  await expect.element(field('Email')).toHaveValue('sara@post.example')
  expect(phone()).toBe('+966551234567')
  await expect.element(page.getByText(/\+966551234567.*likely, please check/)).toBeVisible()
  await expect.element(page.getByText(/Sara Haddad.*certain/)).toBeVisible()
  // nothing is sent yet
  await expect.element(page.getByText('It will be sent together with your details.')).toBeVisible()
  // its country comes along, whatever country the job is in
  await expect.element(page.getByRole('combobox')).toHaveValue('SA')
})

test('what is written while the file is read is lost', async () => {
  const waiting = holdBack(lookAtCv)
  await open()
  await choose()
  await expect.element(page.getByText(/Reading your CV/)).toBeVisible()
  await userEvent.fill(field('Your name'), 'Sarah')
  waiting[0]?.give(giving(read))
  await expect.element(field('Email')).toHaveValue('sara@post.example')
  await expect.element(field('Your name')).toHaveValue('Sarah')
})

test('what a CV says comes before what one begins to write in a field', async () => {
  const waiting = holdBack(lookAtCv)
  await open()
  await choose()
  await expect.element(page.getByText(/Reading your CV/)).toBeVisible()
  await userEvent.click(field('Your name'))
  waiting[0]?.give(giving(read))
  await expect.element(field('Email')).toHaveValue('sara@post.example')
  await userEvent.keyboard('Sarah')
  await expect.element(field('Your name')).toHaveValue('Sarah')
})

test('undo takes what was written, or the next file fills nothing; a wrong file leaves its person behind', async () => {
  answer(lookAtCv, () => giving(read))
  await open()
  await choose()
  await expect.element(field('Email')).toHaveValue('sara@post.example')
  await userEvent.fill(field('Your name'), 'Sarah')
  await userEvent.click(page.getByRole('button', { name: 'Undo' }))
  await expect.element(field('Email')).toHaveValue('')
  await expect.element(field('Your name')).toHaveValue('Sarah')
  await userEvent.click(page.getByRole('button', { name: /^Remove/ }))
  answer(lookAtCv, () => giving({ ...read, contact: { ...read.contact, email: sure('other@post.example') } }))
  await choose()
  await expect.element(field('Email')).toHaveValue('other@post.example')
  await userEvent.click(page.getByRole('button', { name: /^Remove/ }))
  await expect.element(field('Email')).toHaveValue('')
  await expect.element(field('Your name')).toHaveValue('Sarah')
})

test('what was read unsurely is filled in', async () => {
  answer(lookAtCv, () =>
    giving({ ...read, contact: { ...read.contact, phone: { value: '0551234567', sureness: 'unsure' }, email: null } }),
  )
  await open()
  await choose()
  await expect.element(field('Your name')).toHaveValue('Sara Haddad')
  await expect.element(page.getByText(/“0551234567” · too uncertain/)).toBeVisible()
  await expect.element(page.getByText(/Email not found/)).toBeVisible()
  expect(phone()).toBe('')
})

test('a file with a password is refused only when all is sent; one without words says nothing', async () => {
  answer(lookAtCv, () => {
    throw new Refused(422, 'file_encrypted', { title: 'The file has a password.' })
  })
  await open()
  await choose()
  await expect.element(page.getByRole('link', { name: /The file has a password/ })).toBeVisible()
  // who sends all the same reads it again, and not only that there is no CV
  await userEvent.click(page.getByRole('button', { name: /^Send/ }))
  await expect.element(page.getByRole('link', { name: /Fill in this field/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /The file has a password/ })).toBeVisible()
  answer(lookAtCv, () =>
    giving({ state: 'wordless', contact: { name: null, email: null, phone: null }, lines: [], of_another: null }),
  )
  await choose()
  await expect.element(page.getByText(/No text could be read/)).toBeVisible()
  // and no longer that there is none, once there is one
  await expect.element(page.getByRole('link', { name: /password|Add a CV/ })).not.toBeInTheDocument()
  expect(askedOf(apply)).toHaveLength(0)
})

test('the summary goes on naming a file with a password after another one that is empty', async () => {
  answer(lookAtCv, () => {
    throw new Refused(422, 'file_encrypted', { title: 'The file has a password.' })
  })
  await open()
  const upload = (name: string, bytes: string) =>
    userEvent.upload(page.getByLabelText(/Drop a file here/), new File([bytes], name, { type: 'application/pdf' }))
  await upload('empty.pdf', '')
  await expect.element(page.getByText(/empty\.pdf/)).toBeVisible()
  expect(page.getByRole('alert').elements()).toHaveLength(0)
  await upload('password.pdf', '%PDF')
  const summary = page.getByRole('alert').filter({ hasText: 'Fix 1 error' })
  await expect.element(summary.getByText(/password\.pdf/)).toBeVisible()
  await upload('empty.pdf', '')
  await expect.element(summary.getByText(/empty\.pdf/)).toBeVisible()
  expect(document.body.textContent).not.toContain('password.pdf')
})

const names = page.getByText(/names someone else: .*Sara Haddad/)

test('the CV of another person goes out of an account’s hand without a word', async () => {
  answer(lookAtCv, () => giving({ ...read, of_another: 'Sara Haddad' }))
  const session = { display: { id: 'me', name: 'Priya Nair', email: 'priya@post.example' } } as unknown as Session
  await show(form, { session })
  await choose()
  await expect.element(names).toBeVisible()
})

test('a guest is not told that the file names another than they wrote, or is told of their own', async () => {
  answer(lookAtCv, () => giving(read))
  await open()
  await userEvent.fill(field('Your name'), 'Priya Nair')
  await choose()
  await expect.element(names).toBeVisible()
  await userEvent.fill(field('Your name'), 'سارة حداد')
  await expect.element(names).not.toBeInTheDocument()
  await userEvent.fill(field('Your name'), 'Priya Nair')
  await expect.element(names).toBeVisible()
  // who is reached as the CV says goes by another name
  await userEvent.fill(field('Email'), 'x@post.example')
  await userEvent.fill(field('Email'), 'SARA@post.example')
  await expect.element(names).not.toBeInTheDocument()
})
