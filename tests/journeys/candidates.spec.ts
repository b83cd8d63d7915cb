import { expect } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { aTextCv } from '../world/a-text-cv.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, mailTo, password } from './people.ts'
import { test } from './test.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test.slow()

test(
  'a team adds somebody with a CV and asks; the person reads what is held and takes it over with a password',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const say = speak(languageOf(project.name))
    const told = speak('en')
    const employer = await anEmployer(`Finders ${project.name} ${Date.now()}`)
    const desk = await browser.newContext({ locale: 'en' })
    await employer.enter(desk)
    const team = await desk.newPage()
    await team.goto('/page/candidates')
    await expectNoViolations(team)
    await team.getByRole('button', { name: told('imports.add') }).click()
    const dialog = team.getByRole('dialog')
    const cv = aTextCv('Hala Mansour', 'Storekeeper, Gate Four, 2019 to 2026')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: cv.name, mimeType: 'text/plain', buffer: Buffer.from(cv.bytes) })
    const email = `hala-${project.name}-${Date.now()}@example.com`
    await dialog.getByRole('textbox', { name: told('imports.field.name') }).fill('Hala Mansour')
    await dialog.getByRole('textbox', { name: told('imports.field.email') }).fill(email)
    await dialog.getByRole('textbox', { name: told('imports.field.note') }).fill('Speaks three languages')
    await expectNoViolations(team)
    await dialog.getByRole('button', { name: told('imports.save') }).click()
    await expect(team.getByRole('heading', { name: 'Hala Mansour', level: 1 })).toBeVisible()
    await expectNoViolations(team)
    await team.getByRole('button', { name: told('imports.ask') }).click()
    await team.getByRole('dialog').getByRole('textbox').fill('Warehouse jobs with our clients')
    await team
      .getByRole('dialog')
      .getByRole('button', { name: told('imports.ask') })
      .click()
    await expect(team.getByText(told('imports.states.invited')).first()).toBeVisible()

    const { text } = await mailTo(email, /import-consent/)
    await page.goto(`/import-consent/${/\/import-consent\/([\w-]+)/.exec(text)?.[1]}`)
    await expect(page.getByText('Speaks three languages')).toBeVisible()
    await expect(page.getByText('Warehouse jobs with our clients')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: say('imports.consent.claim') }).click()
    await page.waitForURL(/create-password/)
    await page.locator('input[type=password]').first().fill(password)
    await page.locator('form button[type=submit]').first().click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator('main').getByRole('link')).toHaveAttribute('href', '/login')

    await team.reload()
    await expect(team.getByText(told('imports.states.claimed')).first()).toBeVisible()
    await desk.close()
  },
)

test('many CVs at once: each is read, one is added after a look, one is skipped, and all of it is undone', async ({
  page,
  context,
}) => {
  const say = speak('en')
  const employer = await anEmployer(`Many CVs ${Date.now()}`)
  await employer.enter(context)
  await page.goto('/page/candidates/upload')
  await expectNoViolations(page)
  const files = ['Nour Aziz', 'Pavel Sidorov'].map((name, at) => {
    const text = `${name}\nbulk-${at}-${Date.now()}@example.com\n\nEXPERIENCE\nStorekeeper, Gate Four, 2019 to 2026\n`
    return { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) }
  })
  await page.locator('input[type=file]').setInputFiles(files)
  await expect(page).toHaveURL(/go=/)
  const rows = page.getByRole('region', { name: say('bulkDrops.items') }).locator('.rows > li')
  await expect(rows.filter({ hasText: say('bulkDrops.states.needs_review') })).toHaveCount(2, { timeout: 30_000 })
  await expectNoViolations(page)
  await page.getByRole('textbox', { name: say('imports.field.headline') }).fill('Head storekeeper')
  await page.getByRole('button', { name: say('bulkDrops.create') }).click()
  await expect(page.getByText(say('bulkDrops.states.created'), { exact: true })).toBeVisible()
  await page.getByRole('button', { name: say('bulkDrops.skip') }).click()
  await expect(page.getByText(say('bulkDrops.allDone'))).toBeVisible()
  await page.getByRole('button', { name: say('bulkDrops.undo') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('bulkDrops.undo') })
    .click()
  await expect(page.getByText(say('bulkDrops.states.undone'), { exact: true }).first()).toBeVisible()
})

test('a whole go is worked through by the keyboard alone, the page of each CV beside its fields', async ({
  page,
  context,
}) => {
  const say = speak('en')
  const employer = await anEmployer(`Keys ${Date.now()}`)
  await employer.enter(context)
  await page.goto('/page/candidates/upload')
  const files = ['Nour Aziz', 'Pavel Sidorov', 'Lina Haddad'].map((name, at) => {
    const text = `${name}\nkeys-${at}-${Date.now()}@example.com\n\nEXPERIENCE\nStorekeeper, Gate Four, 2019 to 2026\n`
    return { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) }
  })
  await page.locator('input[type=file]').setInputFiles(files)
  const rows = page.getByRole('region', { name: say('bulkDrops.items') }).locator('.rows > li')
  const inState = (state: string) => rows.filter({ hasText: say(`bulkDrops.states.${state}`) })
  await expect(inState('needs_review')).toHaveCount(3, { timeout: 30_000 })
  await expect(page.locator('.paper-sheet').first()).toBeVisible()
  const name = page.getByRole('textbox', { name: say('imports.field.name') })
  await name.focus()
  await page.keyboard.press('Enter')
  await expect(inState('created')).toHaveCount(1)
  // the next file is in hand, and its first field has the focus
  await expect(name).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(inState('created')).toHaveCount(2)
  await expect(name).toBeFocused()
  while (
    !(await page.getByRole('button', { name: say('bulkDrops.skip') }).evaluate((one) => one === document.activeElement))
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('bulkDrops.allDone'))).toBeFocused()
})
