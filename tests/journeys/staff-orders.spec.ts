import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { type Language, localeOf } from '../../src/platform/shared/languages.ts'
import { priceIn } from '../../src/platform/shared/money.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, type Person, signInAsAdmin } from './people.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { speak } from './words.ts'

const languageOf = (project: string): Language => (project === 'phone' ? 'ar' : 'en')

type Product = { id: string; kind: string; quantity: number }

/** An order of ten coins in dinars, of three decimals, to be paid by transfer. */
async function anOrder(employer: Person, staff: Person) {
  const billing = { name: unique('Marina Freight LLC'), address: 'Office 4', city: 'Dubai', country_id: 5 }
  await employer.post('/page/billing', { ...billing, tax_number: '', emails: [] }, 'PUT')
  const { data: products } = await staff.get<{ data: Product[] }>('/admin/products')
  const product = products.find(({ kind, quantity }) => kind === 'coins' && quantity === 10)?.id
  const wanted = { items: [{ product, count: 1 }], currency: 'KWD' }
  const { data: quote } = await employer.post<{ data: { total: number } }>('/page/orders/quote', wanted)
  const { total } = quote
  const asked = { ...wanted, way: 'transfer', agreed: total, key: randomUUID() }
  const { data } = await employer.post<{ data: { id: string } }>('/page/orders', asked)
  return { id: data.id, total, buyer: billing.name }
}

const coinsOf = async (employer: Person) => {
  const { data } = await employer.get<{ data: { balances: { kind: string; free: number }[] } }>('/page/balances')
  return data.balances.find(({ kind }) => kind === 'coin')?.free
}

test(
  'staff record a transfer in two parts: the page has its coins and an invoice, until it is given its money back',
  { tag: '@phone' },
  async ({ page, browser }, { project }) => {
    test.slow()
    const language = languageOf(project.name)
    const say = speak(language)
    const dinars = (minor: number) => priceIn(localeOf(language), minor, 'KWD')
    const [employer, staff] = [await anEmployer(unique('Marina Freight')), await signInAsAdmin()]
    const { id, total, buyer } = await anOrder(employer, staff)
    await staff.enter(page.context())
    await page.goto('/admin/orders')
    await page.getByLabel(say('orders.admin.find')).fill(buyer)
    await page.getByRole('button', { name: say('orders.admin.search') }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectNoViolations(page)
    await page.getByRole('row').filter({ hasText: buyer }).getByRole('link').click()

    const record = page.getByRole('button', { name: say('orders.admin.note.go') }).first()
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByLabel(say('orders.admin.note.amount'))
    const goOn = dialog.getByRole('button', { name: say('orders.admin.note.go') })
    await record.click()
    await expect(amount).toHaveValue((total / 1000).toFixed(3))
    await amount.fill('1,250')
    await expect(dialog.getByText(say('products.admin.unread', { example: '125.050' }))).toBeVisible()
    await amount.fill('20,5')
    await expect(dialog.getByText(dinars(20_500), { exact: true })).toBeVisible()
    await expect(dialog.getByText(say('orders.admin.note.part', { rest: dinars(total - 20_500) }))).toBeVisible()
    await expectNoViolations(page)
    await goOn.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(say('orders.states.invoice_sent')).first()).toBeVisible()
    expect(await coinsOf(employer)).toBe(0)
    // what is left is known once the order has been read again
    await expect(page.getByText(dinars(20_500), { exact: true }).first()).toBeVisible()

    await record.click()
    await expect(amount).toHaveValue(((total - 20_500) / 1000).toFixed(3))
    await expect(dialog.getByText(say('orders.admin.note.all'))).toBeVisible()
    await goOn.dblclick()
    await expect(page.getByText(say('orders.states.fulfilled'), { exact: true }).first()).toBeVisible()
    await expect(page.getByText(say('orders.admin.history.paid', { money: dinars(20_500) }))).toBeVisible()
    await expectNoViolations(page)
    expect(await coinsOf(employer)).toBe(10)

    const theirs = await browser.newContext({ locale: language })
    await employer.enter(theirs)
    const desk = await theirs.newPage()
    await desk.goto(`/page/orders/${id}`)
    const invoice = desk.getByRole('link', { name: /INV-/ })
    const paper = await theirs.request.get((await invoice.getAttribute('href')) ?? '')
    expect((await paper.body()).subarray(0, 5).toString()).toBe('%PDF-')

    await page.getByRole('button', { name: say('orders.admin.refund.open') }).click()
    const sure = page.getByRole('alertdialog')
    const refund = sure.getByRole('button', { name: say('orders.admin.refund.go', { money: dinars(total) }) })
    await refund.click()
    await expect(sure.getByLabel(say('orders.admin.refund.reason'))).toHaveAttribute('aria-invalid', 'true')
    await sure.getByLabel(say('orders.admin.refund.reason')).fill('Ordered twice')
    await expectNoViolations(page)
    await refund.dblclick()
    await expect(page.getByText(say('orders.states.refunded'), { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /CN-/ })).toBeVisible()
    expect(await coinsOf(employer)).toBe(0)
    await expectNoViolations(page)
    await theirs.close()
  },
)

test('staff change a price to the last fils, and are told of one that no payment service could take', async ({ page }, {
  project,
}) => {
  const say = speak(languageOf(project.name))
  const staff = await signInAsAdmin()
  await staff.enter(page.context())
  await page.goto('/admin/products')
  const name = say('products.names.sms', { quantity: 500 })
  const change = page.getByRole('button', { name: say('products.admin.change', { name }) })
  const dialog = page.getByRole('dialog')
  const dinars = dialog.getByLabel(/KWD/)
  await change.click()
  await dinars.fill('12.505')
  await dialog.getByRole('button', { name: say('products.admin.savePrices') }).click()
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveText(say('fields.price_step'))
  await expectNoViolations(page)
  await dinars.fill('12.510')
  await dialog.getByRole('button', { name: say('products.admin.savePrices') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('cell', { name: '12.510' })).toBeVisible()
  const { data } = await staff.get<{ data: { kind: string; prices: Record<string, number> }[] }>('/admin/products')
  const { prices = {} } = data.find(({ kind }) => kind === 'sms') ?? {}
  expect([prices.KWD, prices.AED]).toEqual([12_510, 15_000])
})
