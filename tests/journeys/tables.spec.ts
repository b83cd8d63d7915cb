import { expect, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.slow()

const choose = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test(
  'a table of people: columns looked over, a trial, the import, rows with errors as a file, and all of it undone',
  { tag: '@phone' },
  async ({ page, context }, { project }) => {
    const say = speak(languageOf(project.name))
    const employer = await anEmployer(`Tables ${project.name} ${Date.now()}`)
    await employer.enter(context)
    await page.goto('/page/candidates')
    await page
      .getByRole('link', { name: say('imports.addTable') })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: say('importTables.title'), level: 1 })).toBeVisible()
    await expectNoViolations(page)
    const mark = Date.now()
    const rows = ['ليلى حداد', 'Ольга Белова', 'Joël Martin'].map(
      (name, at) => `${name};t${at}.${mark}@example.com;050123450${at}`,
    )
    await choose(page, 'people.csv', `Name;E-mail;Mobile;Shoe size\n${rows.join('\n')}\nNo Contact;;;44\n`)
    await expect(page).toHaveURL(/\/tables\/[\w-]+/)
    const field = (column: string) => page.getByRole('combobox', { name: say('importTables.means', { column }) })
    await expect(field('Mobile')).toHaveValue('phone')
    await expect(field('Shoe size')).toHaveValue('')
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('importTables.check') }).click()
    await expect(page.getByText(say('importTables.trial'))).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(say('importTables.faults.no_contact')).filter({ visible: true })).toHaveCount(1)
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('importTables.start', { count: 3 }) }).click()
    await expect(page.getByText(say('importTables.states.done'), { exact: true })).toBeVisible({ timeout: 30_000 })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: say('importTables.errorsFile') }).click(),
    ])
    expect(file.suggestedFilename()).toBe('left-out.csv')
    await page.getByRole('button', { name: say('importTables.undo') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('importTables.undo') })
      .click()
    await expect(page.getByText(say('importTables.states.undone'), { exact: true }).first()).toBeVisible({
      timeout: 30_000,
    })
    await expectNoViolations(page)
  },
)

test('two records of one person are merged by the keyboard alone, and the merge is undone', async ({
  page,
  context,
}) => {
  const say = speak('en')
  const employer = await anEmployer(`Merging ${Date.now()}`)
  await employer.enter(context)
  await page.goto('/page/candidates/tables')
  const rows = [
    `Mohammed Hassan;m1.${Date.now()}@example.com;Gate Four;2019`,
    `محمد حسن;m2.${Date.now()}@example.com;Gate Four LLC;2020`,
  ]
  await choose(page, 'pair.csv', `Name;Email;Employer;From\n${rows.join('\n')}\n`)
  await page.getByRole('button', { name: say('importTables.check') }).click()
  await page.getByRole('button', { name: say('importTables.start', { count: 2 }) }).click({ timeout: 30_000 })
  await expect(page.getByText(say('importTables.states.done'), { exact: true })).toBeVisible({ timeout: 30_000 })

  await page.goto('/page/candidates/duplicates')
  await expect(page.getByText(say('duplicates.reasons.script'))).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: /^Compare/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: say('duplicates.pair') })).toBeVisible()
  await expectNoViolations(page)
  await page
    .getByRole('group', { name: say('duplicates.fieldNames.name') })
    .getByRole('radio')
    .first()
    .focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/duplicates$/)
  await expect(page.getByText(say('duplicates.none'))).toBeVisible()
  await page.getByRole('button', { name: say('duplicates.undo') }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('duplicates.reasons.script'))).toBeVisible()
})
