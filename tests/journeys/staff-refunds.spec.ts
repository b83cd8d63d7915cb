import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { localeOf } from '../../src/platform/shared/languages.ts'
import { priceIn } from '../../src/platform/shared/money.ts'
import { expectNoViolations } from './axe.ts'
import { anEmployer, signInAsAdmin } from './people.ts'
import { staffPage } from './staff-page.ts'
import { test } from './test.ts'
import { unique } from './unique.ts'
import { languageOf, speak } from './words.ts'

type Product = { id: string; kind: string; quantity: number }

/** An order that is paid by transfer and worth more than one alone gives back. */
async function aLargeOrder() {
  const [employer, staff] = [await anEmployer(unique('Large Buyer')), await signInAsAdmin()]
  const billing = { name: unique('Large Buyer LLC'), address: 'Office 4', city: 'Dubai', country_id: 5 }
  await employer.post('/page/billing', { ...billing, tax_number: '', emails: [] }, 'PUT')
  const { data: products } = await staff.get<{ data: Product[] }>('/admin/products')
  const product = products.find(({ kind, quantity }) => kind === 'coins' && quantity === 10)?.id
  const wanted = { items: [{ product, count: 100 }], currency: 'USD' }
  const { data: quote } = await employer.post<{ data: { total: number } }>('/page/orders/quote', wanted)
  const asked = { ...wanted, way: 'transfer', agreed: quote.total, key: randomUUID() }
  const { data } = await employer.post<{ data: { id: string } }>('/page/orders', asked)
  await staff.post(`/admin/orders/${data.id}/payments`, { amount: quote.total, request: randomUUID() })
  return { id: data.id, total: quote.total }
}

test(
  'a refund above the sum waits for another of the finance people, who gives the money back',
  { tag: '@phone' },
  async ({ browser }, { project }) => {
    test.slow()
    const language = languageOf(project.name)
    const say = speak(language)
    const { id, total } = await aLargeOrder()
    const money = priceIn(localeOf(language), total, 'USD')
    const first = await staffPage(browser, 'finance', language)
    await first.goto(`/admin/orders/${id}`)
    await first.getByRole('button', { name: say('orders.admin.refund.open') }).click()
    const sure = first.getByRole('alertdialog')
    await expect(sure.getByText(say('orders.admin.refund.second.first'))).toBeVisible()
    await sure.getByLabel(say('orders.admin.refund.reason')).fill('Ordered twice')
    await expectNoViolations(first)
    await sure.getByRole('button', { name: say('orders.admin.refund.second.ask', { money }) }).click()
    await expect(first.getByText(say('orders.admin.refund.second.needsAnother'))).toBeVisible()
    await expect(first.getByRole('button', { name: say('orders.admin.refund.second.confirm', { money }) })).toHaveCount(
      0,
    )
    await expect(first.getByRole('button', { name: say('orders.admin.refund.open') })).toHaveCount(0)
    await expectNoViolations(first)

    const second = await staffPage(browser, 'finance', language)
    await second.goto('/admin?queue=refunds')
    await second.locator(`a[href="/admin/orders/${id}"]`).first().click()
    await expect(second.getByText('Ordered twice').first()).toBeVisible()
    await expectNoViolations(second)
    const confirm = say('orders.admin.refund.second.confirm', { money })
    await second.getByRole('button', { name: confirm }).click()
    const confirms = second.getByRole('alertdialog')
    await expect(confirms.getByText(say('orders.admin.refund.what'))).toBeVisible()
    await expectNoViolations(second)
    await confirms.getByRole('button', { name: confirm }).dblclick()
    await expect(second.getByText(say('orders.states.refunded'), { exact: true }).first()).toBeVisible()
    await expect(second.getByRole('link', { name: /CN-/ })).toBeVisible()
    await expect(second.getByText(say('orders.admin.history.refund_waiting', { money }))).toBeVisible()
  },
)
