import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

test('an admin words an occupation anew, moves and adds one, and an employer finds it in the form', async ({
  page,
  browser,
}, { project }) => {
  const language: Language = project.name === 'phone' ? 'ar' : 'en'
  const say = speak(language)
  const added = unique('Falconer')
  await (await signInAsAdmin()).enter(page.context())
  await page.goto('/admin/lookups?list=position&q=Falconer')
  await expect(page.locator('main[data-screen="lookups"]')).toBeVisible()

  await page.getByRole('button', { name: say('lookups.admin.add') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('lookups.admin.save') }).click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(4)
  await expectNoViolations(page)
  const texts = { en: added, ar: unique('صقّار'), ru: unique('Сокольник'), fr: unique('Fauconnier') }
  for (const [name, text] of Object.entries(texts)) await dialog.locator(`#f-${name}`).fill(text)
  await dialog.locator('#f-parent').selectOption('18')
  await dialog.getByRole('button', { name: say('lookups.admin.save') }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row').filter({ hasText: texts[language] })
  await expect(row).toContainText(say('lookups.admin.own'))

  const worded = unique(language === 'ar' ? 'مدرب صقور' : 'Falconer trainer')
  await row.getByRole('button', { name: say('lookups.admin.editNamed', { name: texts[language] }) }).click()
  await dialog.locator(`#f-${language}`).fill(worded)
  await dialog.getByRole('button', { name: say('lookups.admin.save') }).click()
  await expect(page.getByRole('row').filter({ hasText: worded })).toBeVisible()

  const first = page.getByRole('rowheader').first()
  // both devices run at once, each with a list of its own
  await page.goto(`/admin/lookups?list=${language === 'ar' ? 'advertisement-reference' : 'relocate'}`)
  const before = await first.innerText()
  await page.getByRole('button', { name: say('lookups.admin.down', { name: before }) }).press('Enter')
  await expect(first).not.toHaveText(before)
  await page.getByRole('button', { name: say('lookups.admin.up', { name: before }) }).press('Enter')
  await expect(first).toHaveText(before)

  const employer = await browser.newContext({ locale: language })
  await (await anEmployer(unique('Desert Sports'))).enter(employer)
  const form = await employer.newPage()
  await form.goto('/page/jobs/new')
  const field = form.getByRole('combobox', { name: say('jobs.own.editor.kind.position') })
  // things that arrive move the page, which closes an open list; writing opens it again
  await expect(async () => {
    await field.fill('')
    await field.fill(worded)
    await expect(form.getByRole('option', { name: worded })).toBeVisible({ timeout: 5_000 })
    await field.press('ArrowDown')
    await field.press('Enter')
    await expect(form.locator('input[name="position_id"]')).toHaveValue(/^1\d{6}$/, { timeout: 5_000 })
  }).toPass()
  await employer.close()
})

test('a slip in Arabic still finds the occupation, from the front page on', async ({ page }) => {
  await page.goto('/?lang=ar')
  await page
    .getByRole('main')
    .getByRole('combobox')
    .or(page.locator('main input[data-suggest]'))
    .first()
    .pressSequentially('محسب')
  await expect(page.getByRole('option', { name: /^محاسب ?الوظيفة$/ })).toBeVisible()
})

test('where the visitor is, is asked once and kept; the list of countries follows', async ({ page }) => {
  let asked = 0
  await page.route('**/api/location-ip*', (route) => {
    asked++
    return route.fulfill({ json: { success: true, data: { country: 'MA', country_name: 'Morocco', lang: 'fr' } } })
  })
  await page.goto('/register')
  await expect(page.locator('#f-country_id option:checked')).toHaveText(/Morocco|المغرب/)
  await page.goto('/')
  await page.goto('/register')
  await expect(page.locator('#f-country_id option:checked')).toHaveText(/Morocco|المغرب/)
  expect(asked).toBe(1)
  expect(await page.evaluate(() => ({ ...localStorage }))).toMatchObject({
    country_code: 'MA',
    country_name: 'Morocco',
    lang: 'fr',
  })
})

test('choices that do not load are said to be missing, and come with another try', async ({ page }, { project }) => {
  const say = speak(project.name === 'phone' ? 'ar' : 'en')
  const employer = await anEmployer(unique('Quiet Lists'))
  await employer.enter(page.context())
  let fail = true
  await page.route('**/api/resources/position/**', (route) => (fail ? route.abort() : route.continue()))
  await page.goto('/page/jobs/new')
  // the longest list is asked for once somebody is about to choose
  await page.getByRole('combobox', { name: say('jobs.own.editor.kind.position') }).focus()
  const trouble = page.getByText(say('lookups.choices.failed'))
  await expect(trouble).toBeVisible()
  fail = false
  await page.getByRole('button', { name: say('lookups.choices.again') }).click()
  await expect(trouble).toBeHidden()
})
