import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { forgetFiles, keptFiles } from '#platform/browser/kept-files.ts'
import { answer, giving } from '#tests/screens/server.ts'
import { show } from '#tests/screens/show.tsx'
import { apply } from '../contract.ts'
import { ApplyForm } from './apply-form.tsx'
import type { JobToApply } from './job-to-apply.ts'

const job = {
  ...{ id: '0199e6b0-0000-7000-8000-000000000001', address: 'cook-1', company: { name: 'Al Safa' } },
  ...{ country_code: 'AE', questions: [] },
} as unknown as JobToApply
const form = <ApplyForm job={job} cvs={[]} start={null} match={null} onSent={() => {}} />
const file = new File(['Cook, 2020 to 2026'], 'kitchen.txt', { type: 'text/plain' })
const held = page.getByText('kitchen.txt')

beforeEach(async () => {
  await forgetFiles(`apply ${job.id}`)
})

async function choose(): Promise<() => void> {
  const away = await show(form)
  await userEvent.upload(page.elementLocator(document.querySelector('input[type="file"]') as HTMLElement), file)
  await expect.element(held).toBeVisible()
  await expect.poll(() => keptFiles(`apply ${job.id}`)).not.toEqual({})
  return away
}

test('a reload loses the file that was chosen', async () => {
  const away = await choose()
  away()
  await show(form)
  await expect.element(held).toBeVisible()
  await expect.element(page.getByText(/The file you chose is still here/)).toBeVisible()
})

test('a file that was taken away comes back with a reload', async () => {
  const away = await choose()
  await userEvent.click(page.getByRole('button', { name: 'Remove kitchen.txt' }))
  away()
  await show(form)
  await expect.element(page.getByText(/choose a file/).first()).toBeVisible()
  expect(held.elements()).toHaveLength(0)
})

test('another tab is given the file of this one', async () => {
  const away = await choose()
  away()
  sessionStorage.clear()
  await show(form)
  await expect.element(page.getByText(/choose a file/).first()).toBeVisible()
  expect(held.elements()).toHaveLength(0)
})

test('what was sent stands there still', async () => {
  answer(apply, () => giving({ application: 'a', again: false }))
  const away = await choose()
  await userEvent.fill(page.getByLabelText('Your name'), 'Nadia Haddad')
  await userEvent.fill(page.getByLabelText('Email'), 'nadia@example.com')
  await userEvent.click(page.getByRole('button', { name: /Send application/ }))
  await expect.poll(() => keptFiles(`apply ${job.id}`)).toEqual({})
  away()
})
