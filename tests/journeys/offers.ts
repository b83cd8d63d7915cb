import { expect, type Page } from '@playwright/test'
import { type Language, localeOf } from '../../src/platform/shared/languages.ts'
import { currencyIn } from '../../src/platform/shared/money.ts'
import { expectNoViolations } from './axe.ts'
import { turnTo } from './panel.ts'
import type { speak } from './words.ts'

type Say = ReturnType<typeof speak>

/** What the letter of that offer says of its pay, in the language it is written in. */
export const earnedIn = (language: Language): RegExp =>
  new RegExp(`9,000 .?${currencyIn(localeOf(language), 'AED', 9000)}.?\\.`)

/** Writes an offer in the open panel of an applicant, approves it and sends it: 9,000 a month. */
export async function offerTheJob(page: Page, say: Say, name: string): Promise<void> {
  const panel = page.getByRole('dialog').first()
  await turnTo(panel, say, 'hiring')
  await panel.getByRole('button', { name: say('offers.team.write') }).click()
  const form = page.getByRole('dialog', { name: say('offers.form.title', { name }) })
  await form.getByRole('textbox', { name: say('offers.form.pay') }).fill('9000')
  const letter = form.getByRole('article', { name: say('offers.form.preview', { name }) })
  await expect(letter.getByText(name)).toBeVisible()
  await expect(letter.getByText('9,000')).toBeVisible()
  await expectNoViolations(page)
  await form.getByRole('textbox', { name: say('offers.form.text') }).fill('Dear {name}, you will earn {salary}.')
  await expect(form.getByRole('status').filter({ hasText: 'salary' })).toBeVisible()
  await form
    .getByRole('textbox', { name: say('offers.form.text') })
    .fill('Dear {name},\n\nyou will earn {pay} {currency}.')
  await form.getByRole('button', { name: say('offers.form.save') }).click()
  await expect(form).toBeHidden()
  await panel.getByRole('button', { name: say('offers.team.approve') }).click()
  await panel.getByRole('button', { name: say('offers.team.send') }).click()
  const sure = page.getByRole('alertdialog', { name: say('offers.sendForm.title', { name }) })
  await expectNoViolations(page)
  await sure.getByRole('button', { name: say('offers.sendForm.go') }).click()
  // the foot of the panel says it too, once nothing is left to do
  await expect(panel.getByText(say('offers.states.sent'), { exact: true }).first()).toBeVisible()
  await expectNoViolations(page)
}
