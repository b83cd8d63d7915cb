import assert from 'node:assert/strict'
import { balanceOf } from '#features/money/ledger/ledger.ts'
import { wrongAccounts } from '#features/money/ledger/reconcile.ts'
import type { Kind } from '#features/money/ledger/rules.ts'
import { listSellers, notePayment, setSeller, setTaxRate, showAnyOrder } from '#features/money/orders/admin-contract.ts'
import { placeOrder, quoteOrder, setBilling, showOrder } from '#features/money/orders/contract.ts'
import type { Way } from '#features/money/orders/rules.ts'
import type { Currency } from '#features/money/products/rules.ts'
import { addVouchers, showVouchers } from '#features/money/vouchers/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import { backgroundContext } from '#platform/server/background/background-context.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { anAdmin, anEmployer } from './people.ts'
import { aSite, type Site } from './site.ts'

export type Item = { product: string; count: number }
type Asked = { currency?: Currency; way?: Way; voucher?: string; key?: string }
export type Buyer = Awaited<ReturnType<typeof anEmployer>>
export const day = 86_400_000
const bank = { holder: 'Masar FZ-LLC', iban: 'AE070331234567890123456', bank: 'First Bank', swift: 'FBNKAEAD' }

/** A site that sells: its seller has a bank account, and a tax number where one is asked for. */
export async function aShop(settings: Record<string, string> = {}) {
  const site = await aSite({ TEST_PAYMENTS: '1', ...settings })
  const admin = await anAdmin(site)
  const sellAs = async (country: string, tax_number = '', over: Partial<Takes<typeof setSeller>> = {}) => {
    const asked = {
      seller: 1,
      name: 'Masar FZ-LLC',
      address: 'Dubai',
      country_id: countryId(country),
      tax_number,
      bank,
    }
    return (await admin.visitor.call(setSeller, { ...asked, ...over })).data
  }
  await sellAs('AE')
  return {
    ...{ site, admin, sellAs },
    ctx: () => backgroundContext(site.world),
    buyer: (country = 'AE', tax_number = '') => aBuyer(site, country, tax_number),
    product: (kind: string, quantity: number, plan: string | null = null) => productOf(site, kind, quantity, plan),
    voucher: (over: Partial<Takes<typeof addVouchers>>) => aVoucher(admin, over),
    whole: async (order: string) => (await admin.visitor.call(showAnyOrder, { order })).data,
    arrived: (order: string, amount: number) => admin.visitor.call(notePayment, { order, amount, request: newId() }),
    rate: (country: string, rate: number, from_on: string) =>
      admin.visitor.call(setTaxRate, { country_id: countryId(country), rate, from_on }),
    sellers: async () => (await admin.visitor.call(listSellers, {})).data.sellers,
    balance: (buyer: Buyer, kind: Kind = 'coin') => balanceOf(site.world.db, buyer.page.id, kind, site.world.now()),
    rightBooks: async () => assert.deepEqual(await wrongAccounts(site.world.db), []),
    mails: async () => (await site.settle()).filter(({ channel }) => channel === 'mail'),
  }
}
export type Shop = Awaited<ReturnType<typeof aShop>>

/** An employer whose page has billing details. */
async function aBuyer(site: Site, country: string, tax_number: string): Promise<Buyer> {
  const employer = await anEmployer(site)
  const where = { address: 'Street 1', city: 'City', country_id: countryId(country), tax_number, emails: [] }
  await employer.visitor.call(setBilling, { name: employer.page.name, ...where })
  return employer
}

async function productOf({ pool }: Site, kind: string, quantity: number, plan: string | null): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from products where kind = $1 and quantity = $2 and plan is not distinct from $3 and withdrawn_at is null',
    [kind, quantity, plan],
  )
  return rows[0]?.id ?? ''
}

async function aVoucher(admin: Awaited<ReturnType<typeof anAdmin>>, over: Partial<Takes<typeof addVouchers>>) {
  const usual = { label: 'Autumn', kind: 'percent' as const, amount: 10, count: 1, uses: 1 }
  const { data } = await admin.visitor.call(addVouchers, { ...usual, ...over })
  const { vouchers } = (await admin.visitor.call(showVouchers, { batch: data.id })).data
  return { batch: data.id, code: vouchers[0]?.code ?? '' }
}

export const quoted = async (
  { visitor }: Pick<Buyer, 'visitor'>,
  items: Item[],
  { currency = 'AED', voucher }: Asked = {},
) => (await visitor.call(quoteOrder, { items, currency, ...(voucher && { voucher }) })).data

/** What is asked for when an order is placed at the price of this moment. */
export async function askedFor(
  buyer: Pick<Buyer, 'visitor'>,
  items: Item[],
  { currency = 'AED', way = 'card', voucher, key = newId() }: Asked = {},
): Promise<Takes<typeof placeOrder>> {
  const { total } = await quoted(buyer, items, { currency, ...(voucher && { voucher }) })
  return { items, currency, way, agreed: total, key, ...(voucher && { voucher }) }
}

export async function placed(buyer: Pick<Buyer, 'visitor'>, items: Item[], asked: Asked = {}) {
  const { data } = await buyer.visitor.call(placeOrder, await askedFor(buyer, items, asked))
  return { ...data, ...(await shown(buyer, data.id)) }
}

export const shown = async ({ visitor }: Pick<Buyer, 'visitor'>, order: string) =>
  (await visitor.call(showOrder, { order })).data
