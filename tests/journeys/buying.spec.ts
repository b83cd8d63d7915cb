import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Language } from '../../src/platform/shared/languages.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, type Person, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')
const emirates = 5

/** Takes fifteen percent off one order. */
async function aVoucher(admin: Person): Promise<string> {
  const made = await admin.post<{ data: { id: string } }>('/admin/vouchers', {
    ...{ label: unique('Autumn'), kind: 'percent', amount: 15, count: 1, uses: 1 },
  })
  const { data } = await admin.get<{ data: { vouchers: { code: string }[] } }>(`/admin/vouchers/${made.data.id}`)
  return data.vouchers[0]?.code ?? ''
}

async function sayBilling(page: Page, say: ReturnType<typeof speak>): Promise<void> {
  await page.getByRole('button', { name: say('orders.billing.add') }).click()
  const dialog = page.getByRole('dialog')
  const fields: [string, string][] = [
    ['name', 'Falcon Crest LLC'],
    ['address', 'Office 12, Marina Plaza'],
    ['city', 'Dubai'],
  ]
  for (const [name, value] of fields) await dialog.locator(`#f-${name}`).fill(value)
  await dialog.locator('#f-country_id').selectOption({ value: String(emirates) })
  await dialog.locator('#f-tax_number').fill('12')
  await dialog.getByRole('button', { name: say('orders.billing.save') }).click()
  await expect(dialog.getByRole('alert')).toContainText(say('fields.tax_number'))
  await expectNoViolations(page)
  await dialog.locator('#f-tax_number').fill('100248813500003')
  await dialog.getByRole('button', { name: say('orders.billing.save') }).click()
  await expect(dialog).toBeHidden()
}

const pack = (page: Page, name: string): Locator => page.locator('.pack').filter({ hasText: name })

test(
  'a page buys coins with a voucher: the payment fails once, goes through, and the coins are there',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const language = languageOf(project.name)
    const say = speak(language)
    const admin = await signInAsAdmin()
    const code = await aVoucher(admin)
    await (await anEmployer(unique('Falcon Crest'))).enter(page.context())
    await page.goto('/products')
    await pack(page, say('products.names.coins', { quantity: 25 })).click()
    const summary = page.locator('#summary')
    await expect(summary.getByText('761.25')).toHaveCount(2)
    const voucher = summary.locator('#f-voucher')
    await voucher.fill('nosuchcode22')
    await summary.getByRole('button', { name: say('orders.buy.apply') }).click()
    await expect(summary.getByText(say('vouchers.unknownTitle'))).toBeVisible()
    await voucher.fill(code)
    await summary.getByRole('button', { name: say('orders.buy.apply') }).click()
    await expect(summary.getByText('647.06')).toHaveCount(2)
    await expectNoViolations(page)
    const total = /647\.06/
    await summary.getByRole('button', { name: total }).click()
    await expect(summary.getByText(say('orders.billing.missing'))).toHaveAttribute('role', 'alert')
    await sayBilling(page, say)
    await summary.getByRole('button', { name: total }).click()
    await expect(page.getByRole('heading', { level: 1, name: say('orders.testPay.title') })).toBeVisible()
    await page.getByRole('button', { name: say('orders.testPay.decline') }).click()
    await expect(page.getByText(say('orders.order.failed'))).toBeVisible()
    await page.getByRole('button', { name: say('orders.order.payTest') }).click()
    await page.getByRole('button', { name: total }).click()
    await expect(page.getByText(say('orders.order.thanks'))).toBeVisible()
    // nobody is asked to pay again by the way back
    const order = new URL(page.url()).pathname
    await page.goto(`${order}/test-payment`)
    await expect(page).toHaveURL(new RegExp(`${order}$`))
    await expectNoViolations(page)
    const [, number] = (await page.getByRole('heading', { level: 1 }).innerText()).match(/(\d{4}-\d+)/) ?? []
    const invoice = page.getByRole('link', { name: /INV-/ })
    const paper = await page.request.get((await invoice.getAttribute('href')) ?? '')
    expect(paper.headers()['content-type']).toBe('application/pdf')
    // the mode of printing leads to the same paper; for strangers there is none
    const printed = `/to-print/invoice?of=${order.split('/').at(-1)}`
    const byMode = await page.request.get(printed)
    expect([byMode.headers()['content-type'], byMode.url()]).toEqual(['application/pdf', paper.url().split('?')[0]])
    expect((await (await anEmployer(unique('Other Crest'))).api.get(printed)).status()).toBe(404)
    await page.getByRole('link', { name: say('orders.order.toBalance') }).click()
    await expect(page.getByRole('row').filter({ hasText: number ?? '' })).toContainText('+25')
    // one use, one page: it is gone
    await page.goto(`/products?voucher=${code}`)
    await pack(page, say('products.names.coins', { quantity: 10 })).click()
    await expect(page.locator('#summary').getByText(say('refusals.voucher_used'))).toBeVisible()
  },
)

test('a transfer is awaited, seen by staff, and the open page says so', async ({ page }, { project }) => {
  const say = speak(languageOf(project.name))
  const admin = await signInAsAdmin()
  await (await anEmployer(unique('Falcon Crest'))).enter(page.context())
  await page.goto('/products')
  await pack(page, say('products.names.cv', { quantity: 10 })).click()
  await sayBilling(page, say)
  const summary = page.locator('#summary')
  await summary.getByText(say('orders.buy.wayHelp.transfer')).click()
  await summary.getByRole('button', { name: /315/ }).click()
  await expect(page.getByText(/MSR-\d{4}-\d+/).first()).toBeVisible()
  await expectNoViolations(page)
  const proforma = await page.request.get(
    (await page.getByRole('link', { name: say('orders.order.proforma') }).getAttribute('href')) ?? '',
  )
  expect(proforma.headers()['content-type']).toBe('application/pdf')
  const order = new URL(page.url()).pathname.split('/').at(-1)
  await admin.post(`/admin/orders/${order}/payments`, { amount: 30_000, request: randomUUID() })
  await expect(page.getByText(say('orders.order.received'))).toBeVisible()
  await admin.post(`/admin/orders/${order}/payments`, { amount: 1500, request: randomUUID() })
  await expect(page.getByText(say('orders.order.thanks'))).toBeVisible()
})
