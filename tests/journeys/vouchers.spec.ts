import { expect } from '@playwright/test'
import { type Language, localeOf } from '../../src/platform/shared/languages.ts'
import { priceIn } from '../../src/platform/shared/money.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, register, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

test(
  'an admin makes a voucher; a company claims it, sees it in its usage, and cannot claim it twice',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const label = unique('Hiring fair')
    await (await signInAsAdmin()).enter(page.context())
    await page.goto('/admin/vouchers')
    await page
      .getByRole('button', { name: say('vouchers.admin.make') })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say('vouchers.admin.make') }).click()
    await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(2)
    await expectNoViolations(page)
    await dialog.locator('#f-label').fill(label)
    await dialog.locator('#f-amount').fill('25')
    await dialog.getByRole('button', { name: say('vouchers.admin.make') }).click()
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible()
    const code = await page.locator('.voucher-sheet code').innerText()
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/)
    await expectNoViolations(page)

    const employer = await browser.newContext({ locale: language })
    await (await anEmployer(unique('Falcon Crest'))).enter(employer)
    const desk = await employer.newPage()
    await desk.goto('/page/balance')
    await desk.getByRole('button', { name: say('ledger.redeem.open') }).click()
    await desk.getByLabel(say('ledger.redeem.code')).fill(code)
    await desk.getByRole('button', { name: say('ledger.redeem.go') }).click()
    await expect(desk.getByText(say('vouchers.gives.coin', { count: 25 }))).toBeVisible()
    await expectNoViolations(desk)
    await desk.getByRole('button', { name: say('vouchers.claim') }).dblclick()
    await expect(desk.getByText(say('vouchers.done.coin', { count: 25, balance: 25 }))).toBeVisible()
    await desk.getByRole('link', { name: say('vouchers.toBalance') }).click()
    await expect(desk.getByRole('row').filter({ hasText: code })).toBeVisible()
    await expectNoViolations(desk)
    await desk.goto(`/claim/${code}`)
    await expect(desk.getByText(say('vouchers.closed.used.title'))).toBeVisible()
    await employer.close()
    // whoever made it reads which company used it
    await page.reload()
    const used = page.getByRole('region', { name: say('vouchers.admin.usesMade') })
    await expect(used.getByRole('row').filter({ hasText: code })).toContainText('Falcon Crest')
    await expectNoViolations(page)
  },
)

test('who has no company page yet is led to one, and comes back to the voucher', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const admin = await signInAsAdmin()
  const made = await admin.post<{ data: { id: string } }>('/admin/vouchers', {
    ...{ label: unique('Fair'), kind: 'cv', amount: 5, count: 1, uses: 1 },
  })
  const { data } = await admin.get<{ data: { vouchers: { code: string }[] } }>(`/admin/vouchers/${made.data.id}`)
  await (await register('employer', { lang: languageOf(project.name) })).enter(page.context())
  await page.goto(`/claim/${data.vouchers[0]?.code}`)
  await expect(page.getByText(say('vouchers.noPage'))).toBeVisible()
  await page
    .locator('#main')
    .getByRole('link', { name: say('vouchers.makePage') })
    .click()
  await expect(page).toHaveURL(/my-pages\/new\?then=%2Fclaim%2F/)
  const step = (name: string) => page.getByRole('heading', { level: 1, name: say(`pageProfile.wizard.titles.${name}`) })
  const goOn = () => page.getByRole('button', { name: say('pageProfile.wizard.goOn') }).click()
  await expect(step('kind')).toBeVisible()
  await goOn()
  await page.getByLabel(say('pageProfile.facts.name'), { exact: true }).fill(unique('Fair company'))
  for (const next of ['place', 'contact', 'about', 'pictures', 'review']) {
    await goOn()
    await expect(step(next)).toBeVisible()
  }
  await page.getByRole('button', { name: say('pageProfile.wizard.make') }).click()
  await expect(page).toHaveURL(/\/claim\//)
  await page.getByRole('button', { name: say('vouchers.claim') }).click()
  await expect(page.getByText(say('vouchers.done.cv', { count: 5, balance: 15 }))).toBeVisible()
})

test('a voucher of an amount keeps the last fils of its currency; one of a product says which', async ({ page }, {
  project,
}) => {
  const language = languageOf(project.name)
  const say = speak(language)
  await (await signInAsAdmin()).enter(page.context())
  const dialog = page.getByRole('dialog')
  const make = async (kind: string) => {
    await page.goto('/admin/vouchers')
    await page
      .getByRole('button', { name: say('vouchers.admin.make') })
      .first()
      .click()
    await dialog.getByLabel(say('vouchers.admin.kind')).selectOption(kind)
    await dialog.locator('#f-label').fill(unique('Partner'))
  }
  const done = () => dialog.getByRole('button', { name: say('vouchers.admin.make') }).click()
  await make('amount')
  await dialog.getByLabel(say('vouchers.admin.currency')).selectOption('KWD')
  await dialog.locator('#f-amount').fill('12.5')
  await dialog.getByLabel(say('vouchers.admin.first_order')).check()
  await expectNoViolations(page)
  await done()
  const money = priceIn(localeOf(language), 12_500, 'KWD')
  await expect(page.getByRole('definition').filter({ hasText: say('vouchers.gives.amount', { money }) })).toBeVisible()

  await make('product')
  await done()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveCount(1)
  const name = say('products.names.cv', { quantity: 25 })
  await dialog.getByLabel(say('vouchers.admin.product')).selectOption(name)
  await done()
  await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible()
})
