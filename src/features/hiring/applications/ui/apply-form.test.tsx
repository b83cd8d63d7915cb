import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { joinPhotos } from '#features/cvs/cvs/photo-contract.ts'
import type { JobView } from '#features/jobs/jobs/contract.ts'
import type { Session } from '#frame/read-session.ts'
import { answer, askedOf, giving, holdBack, Lost, Refused } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { apply } from '../contract.ts'
import { ApplyForm } from './apply-form.tsx'
import type { Start } from './start-of.ts'

const question = '0199e6b0-0000-7000-8000-0000000000a1'
const job = {
  id: '0199e6b0-0000-7000-8000-000000000001',
  address: 'cook-1',
  company: { name: 'Al Safa' },
  country_code: 'AE',
  questions: [{ id: question, kind: 'yes_no', text: 'Can you drive?', choices: [], required: true, knock_out: null }],
} as unknown as JobView
const cv = new File(['CV of Sara'], 'sara.pdf', { type: 'application/pdf' })
const done = giving({ application: 'a1', again: false })

const sent: unknown[] = []
async function open() {
  sent.length = 0
  return show(<ApplyForm job={job} cvs={[]} start={null} match={null} onSent={(one) => sent.push(one)} />)
}
const send = () => userEvent.click(page.getByRole('button', { name: 'Send application' }))
const note = page.getByLabelText(/^Cover note/)
async function fillIn() {
  await userEvent.fill(page.getByLabelText('Your name'), 'Sara')
  await userEvent.fill(page.getByLabelText('Email'), 'sara@example.com')
  await userEvent.upload(page.getByLabelText(/Drop a file here/), cv)
  await userEvent.click(page.getByLabelText('Yes'))
}

test('what is missing is found only after megabytes have travelled; the summary takes no focus or leads nowhere', async () => {
  await open()
  await send()
  await expect.element(page.getByRole('alert').filter({ hasText: 'Fix 4 errors' })).toHaveFocus()
  const links = page.getByRole('alert').getByRole('link').elements() as HTMLAnchorElement[]
  expect(links).toHaveLength(4)
  for (const { hash } of links) expect(document.querySelector(hash), hash).not.toBeNull()
  expect(askedOf(apply)).toHaveLength(0)
})

test('the summary takes the focus again from whoever mends a field', async () => {
  await open()
  await send()
  const name = page.getByLabelText('Your name')
  await userEvent.type(name, 'Sara')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('Sara')
})

test('a field goes on saying that it is empty when it is not', async () => {
  await open()
  await send()
  await userEvent.click(page.getByLabelText('Yes'))
  await userEvent.fill(page.getByLabelText('Your name'), 'Sara')
  await expect.element(page.getByLabelText('Your name')).not.toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByRole('group', { name: 'Can you drive?' })).not.toHaveAccessibleDescription(/\S/)
  await expect.element(page.getByRole('alert').filter({ hasText: 'Fix 2 errors' })).toBeVisible()
  await userEvent.upload(page.getByLabelText(/Drop a file here/), cv)
  await userEvent.fill(page.getByLabelText('Email'), 'sara@example.com')
  expect(page.getByRole('alert').elements()).toHaveLength(0)
})

test('a wrong address and a number that nobody in that country has are told one after the other, once all else is right', async () => {
  await open()
  await userEvent.fill(page.getByLabelText('Email'), 'sara@nowhere')
  await userEvent.fill(document.querySelector('#f-phone') as HTMLInputElement, '+97112345')
  await send()
  const summary = page.getByRole('alert').filter({ hasText: /Fix 5 errors/ })
  await expect.element(summary).toBeVisible()
  expect(summary.element().textContent).toMatch(/valid email address.*valid phone number/)
})

test('what is shown as sent is not what is kept', async () => {
  answer(apply, () => done)
  await open()
  await fillIn()
  await userEvent.fill(page.getByLabelText('Your name'), ' Sara \u202eavi ')
  await userEvent.fill(document.querySelector('#f-phone') as HTMLInputElement, '0501234567')
  await send()
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ name: 'Sara avi', contacts: ['sara@example.com', expect.stringMatching(/50/)] })
})

test('an error is seen beside its field, and not heard with it', async () => {
  await open()
  await send()
  const name = page.getByLabelText('Your name')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expect.element(name).toHaveAccessibleDescription(/\S/)
  await expect.element(page.getByRole('group', { name: 'Can you drive?' })).toHaveAccessibleDescription(/\S/)
})

test('whoever presses twice applies twice', async () => {
  const waiting = holdBack(apply)
  await open()
  await fillIn()
  const button = page.getByRole('button', { name: 'Send application' }).element() as HTMLButtonElement
  button.click()
  button.click()
  await expect.element(page.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-busy', 'true')
  button.form?.requestSubmit()
  waiting[0]?.give(done)
  await expect.poll(() => sent.length).toBe(1)
  expect(askedOf(apply)).toHaveLength(1)
})

test('a lost answer loses the file or the words, or nobody asks again when the line is back', async () => {
  answer(apply, () => {
    throw new Lost()
  })
  await open()
  await fillIn()
  await userEvent.fill(note, 'I have cooked for ten years.')
  await send()
  await expect.element(page.getByText(/will be sent when you’re back online/)).toBeVisible()
  await expect.element(page.getByText('sara.pdf')).toBeVisible()
  answer(apply, () => done)
  dispatchEvent(new Event('online'))
  await expect.poll(() => sent.length).toBe(1)
  const [first, second] = askedOf(apply)
  expect(second).toEqual(first)
  expect(second?.files.cv?.name).toBe('sara.pdf')
  expect(second?.input).toMatchObject({ name: 'Sara', answers: { [question]: 'yes' } })
  expect(sent[0]).toMatchObject({ application: 'a1', name: 'Sara', cv: 'sara.pdf', answers: 1, note: true })
})

test('a refused file takes the words with it, or is sent again with the next one', async () => {
  answer(apply, () => {
    throw new Refused(422, 'file_encrypted', { title: 'The file has a password.' })
  })
  await open()
  await fillIn()
  await send()
  await expect.element(page.getByRole('link', { name: /sara\.pdf: .*The file has a password\./ })).toBeVisible()
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Sara')
  answer(apply, () => done)
  await userEvent.upload(page.getByLabelText(/Drop a file here/), new File(['open'], 'open.pdf', { type: cv.type }))
  await send()
  await expect.poll(() => askedOf(apply)[1]?.files.cv?.name).toBe('open.pdf')
})

test('a photo of a paper CV that was taken, and not yet put together, is left behind', async () => {
  answer(joinPhotos, () => giving({ name: 'CV photographed.pdf', pages: 1, pdf: btoa('%PDF-1.7') }))
  answer(apply, () => done)
  await open()
  await userEvent.fill(page.getByLabelText('Your name'), 'Sara')
  await userEvent.fill(page.getByLabelText('Email'), 'sara@example.com')
  await userEvent.click(page.getByLabelText('Yes'))
  const canvas = document.createElement('canvas')
  const blob = await new Promise<Blob | null>((give) => canvas.toBlob(give, 'image/png'))
  await userEvent.upload(page.getByLabelText('Take a photo of your paper CV'), new File([blob as Blob], 'page.png'))
  await expect.element(page.getByRole('button', { name: 'Use this page' })).toBeVisible()
  await send()
  await expect.poll(() => sent).toHaveLength(1)
  expect(askedOf(joinPhotos)).toHaveLength(1)
  expect(sent[0]).toMatchObject({ cv: 'CV photographed.pdf' })
})

test('a reload loses what a guest wrote, or what was sent is offered once more', async () => {
  answer(apply, () => done)
  const leave = await open()
  await fillIn()
  leave()
  await open()
  await expect.element(page.getByLabelText('Email')).toHaveValue('sara@example.com')
  await expect.element(page.getByText('sara.pdf')).toBeVisible()
  await send()
  await expect.poll(() => sent.length).toBe(1)
  expect(localStorage.getItem(`apply ${job.id}`)).toBeNull()
})

test('whoever has applied often enough today reads that and nothing of where to go on', async () => {
  answer(apply, () => {
    throw new Refused(409, 'day_full', { title: 'You’ve reached today’s limit of 30 applications.' })
  })
  await open()
  await fillIn()
  await send()
  const told = page.getByRole('alert').filter({ hasText: 'today’s limit' })
  await expect.element(told.getByText('Your application stays on this device.', { exact: false })).toBeVisible()
  await expect.element(told.getByRole('link', { name: 'View other open jobs' })).toHaveAttribute('href', '/jobs')
  await expect.element(page.getByLabelText('Your name')).toHaveValue('Sara')
})

test('999 years, or fewer than none, are sent, or refused without a word beside the question', async () => {
  const asked = [
    { ...job.questions[0], kind: 'number', text: 'How many years have you cooked?' },
  ] as JobView['questions']
  await show(
    <ApplyForm job={{ ...job, questions: asked }} cvs={[]} start={null} match={null} onSent={() => undefined} />,
  )
  const years = page.getByLabelText('How many years have you cooked?')
  for (const typed of ['999', '-5']) {
    await years.fill(typed)
    await send()
    await expect.element(years).toHaveAccessibleDescription(/Enter years from 0 to 70/)
  }
  expect(askedOf(apply)).toHaveLength(0)
})

const own = 'candidate-en@demo.masar.example'
const session = { display: { id: 'me', name: 'Sara Haddad', email: own } } as unknown as Session
const start = {
  ...{ application: null, withdrawn_at: null, cv: { id: 'cv', name: 'Sara.pdf' }, answers: {}, draft: null },
  reach: { phone: '+79123456789', country: 'RU' },
} as Start
const cvs = [{ id: 'cv', name: 'Sara.pdf', primary: true, updated_at: '2026-11-01T09:00:00Z', state: 'confirmed' }]

for (const questions of [job.questions, []])
  test(`the account’s own address is refused by the rule for new ones; its number is asked for again (${questions.length} questions)`, async () => {
    sent.length = 0
    answer(apply, () => done)
    const given = { start, cvs: cvs as never, match: null, onSent: (one: unknown) => sent.push(one) }
    await show(<ApplyForm job={{ ...job, questions }} {...given} />, { session })
    if (questions.length > 0) {
      await expect.element(page.getByLabelText('Country code')).toHaveValue('RU')
      await expect.poll(() => document.querySelector<HTMLInputElement>('#f-phone')?.value).toMatch(/912\D+345-67-89/)
      await userEvent.click(page.getByLabelText('Yes'))
      await userEvent.fill(page.getByLabelText('Email'), `new-${own}`)
      await send()
      await expect.element(page.getByRole('alert').filter({ hasText: 'Fix 1 error' })).toBeVisible()
      await userEvent.fill(page.getByLabelText('Email'), own)
    } else await expect.element(page.getByText(`${own} · +79123456789`)).toBeVisible()
    await send()
    await expect.poll(() => sent).toHaveLength(1)
    expect(askedOf(apply)[0]?.input).toMatchObject({ email: own, phone: '+79123456789' })
  })
