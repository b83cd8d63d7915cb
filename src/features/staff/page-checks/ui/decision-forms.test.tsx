import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#tests/screens/show.tsx'
import { DecideState } from './decision-forms.tsx'

test('a company is let in by a press that decided nothing', async () => {
  await show(<DecideState page={{ id: '0199e6b0-0000-7000-8000-000000000001', state: 'withheld' }} />)
  const choices = page.getByRole('radio')
  await expect.element(choices.first()).toBeVisible()
  for (const choice of choices.elements()) expect((choice as HTMLInputElement).checked).toBe(false)
  await expect.element(page.getByRole('button', { name: 'Save decision' })).toBeVisible()
  await page.getByRole('radio', { name: /^Activate/ }).click()
  await expect.element(page.getByRole('button', { name: 'Activate' })).toBeVisible()
})
