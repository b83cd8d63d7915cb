import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Perks } from '#features/money/products/contract.ts'
import { currencies } from '#features/money/products/rules.ts'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { answer, done, get, post, put, raw } from '#platform/shared/contract.ts'
import { email, flag, idCursor, language, line, personName } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { mostCount, mostLines, orderStates, taxKinds, ways } from './rules.ts'

const currency = z.enum(currencies)
const voucher = z.string().trim().max(100).optional()
const order = { order: z.uuid() }
const way = z.enum(ways)
const refreshedBy = ['order.placed', 'order.moved', 'order.refunded', 'order.disputed']
const billing = member('billing')

const Billing = z.object({
  name: z.string(),
  address: z.string(),
  city: z.string(),
  country_id: z.number(),
  country: z.string(),
  tax_number: z.string(),
  emails: z.array(z.string()),
  /** Not yet kept: only what the page says of itself. */
  is_kept: z.boolean(),
})
export const showBilling = get('/page/billing', {
  summary: 'To whom the page’s invoices go',
  who: billing,
  gives: answer(Billing),
  refreshedBy: ['billing.set'],
})
export const setBilling = put('/page/billing', {
  summary: 'Say to whom invoices go from now on; those issued stay',
  who: billing,
  takes: {
    name: personName(200),
    address: line(300, 2),
    city: line(120, 1),
    country_id: countryId,
    tax_number: line(30, 0),
    emails: z.array(email).max(5),
  },
  gives: answer(Billing),
  refuses: ['invalid'],
})

const items = z
  .array(z.object({ product: z.uuid(), count: z.number().int().min(1).max(mostCount) }))
  .min(1)
  .max(mostLines)
  // else one product would come in as many lines as it takes to pass its limit
  .refine((all) => new Set(all.map(({ product }) => product)).size === all.length, { error: 'product_twice' })
const Sums = {
  currency,
  subtotal: z.number(),
  discount: z.number(),
  tax_kind: z.enum(taxKinds),
  /** Percent. */
  tax_rate: z.number(),
  tax: z.number(),
  total: z.number(),
}
const voucherRefusals = [
  'voucher_used',
  'voucher_ended',
  'voucher_early',
  'voucher_withdrawn',
  'voucher_for_others',
  'voucher_not_first',
  'voucher_wrong_kind',
  'voucher_currency',
]
export const quoteOrder = post('/page/orders/quote', {
  summary: 'What an order would cost, in smallest units of the currency, and how it can be paid',
  who: billing,
  takes: { items, currency, voucher },
  gives: answer(
    z.object({
      ...Sums,
      ways: z.array(way),
      /** The card is a test: no money moves. */
      is_test: z.boolean(),
      voucher: z.object({ label: z.string(), kind: z.enum(['percent', 'amount']), amount: z.number() }).nullable(),
    }),
  ),
  refuses: ['not_found', ...voucherRefusals],
  limit: { times: 120, seconds: 60 },
})
export const placeOrder = post('/page/orders', {
  summary: 'Place an order at the agreed total and begin its payment; the same key is the same order',
  who: billing,
  takes: { items, currency, voucher, way, agreed: z.number().int().min(0), key: z.uuid() },
  gives: answer(
    z.object({
      id: z.string(),
      /** Where a card is taken; null where none is, or the payment service cannot be reached now. */
      pay_url: z.string().nullable(),
    }),
  ),
  refuses: ['not_found', 'billing_missing', 'price_changed', 'way_closed', ...voucherRefusals],
  status: 201,
  limit: { times: 30, seconds: 3600, per: 'account' },
})

const Line = z.object({
  kind: z.string(),
  quantity: z.number(),
  plan: z.string().nullable(),
  perks: Perks,
  count: z.number(),
  price: z.number(),
  amount: z.number(),
})
const Document = z.object({
  id: z.string(),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  issued_at: z.string(),
})
export const OrderView = z.object({
  id: z.string(),
  number: z.string(),
  state: z.enum(orderStates),
  way,
  ...Sums,
  paid: z.number(),
  refunded: z.number(),
  is_test: z.boolean(),
  /** What of `paid` is test payments: no money moved. */
  tested: z.number(),
  is_disputed: z.boolean(),
  lines: z.array(Line),
  billed_to: z.object({ name: z.string(), city: z.string(), country: z.string(), tax_number: z.string() }),
  created_at: z.string(),
  due_at: z.string(),
  paid_at: z.string().nullable(),
  by: z.string().nullable(),
  documents: z.array(Document),
  /** Where the transfer of an order goes that is to be paid by one, and what stands on it. */
  transfer: z
    .object({ reference: z.string(), holder: z.string(), iban: z.string(), bank: z.string(), swift: z.string() })
    .nullable(),
  /** A card can be taken for it; by nobody real, where it is a test. */
  card: z.boolean(),
  card_is_test: z.boolean(),
})
export type OrderView = z.output<typeof OrderView>

export const listOrders = get('/page/orders', {
  summary: 'The own orders, the latest first',
  who: billing,
  takes: { cursor: idCursor },
  gives: answer(z.array(OrderView)).extend({ next_cursor: z.string().nullable() }),
  refreshedBy,
})
export const showOrder = get('/page/orders/{order}', {
  summary: 'One order: where it stands, what is still to do, its invoice',
  who: billing,
  takes: order,
  gives: answer(OrderView),
  refuses: ['not_found'],
  refreshedBy,
})
export const payOrder = post('/page/orders/{order}/pay', {
  summary: 'Where the order is paid by card',
  who: billing,
  takes: order,
  gives: answer(z.object({ pay_url: z.string() })),
  refuses: ['not_found', 'order_state', 'way_closed', 'gateway_away'],
  limit: { times: 30, seconds: 3600, per: 'account' },
})
export const cancelOrder = post('/page/orders/{order}/cancel', {
  summary: 'Take back an order of which nothing is paid',
  who: billing,
  takes: order,
  gives: answer(OrderView),
  refuses: ['not_found', 'order_state'],
})
export const payTest = post('/page/orders/{order}/test-payment', {
  summary: 'Where no payment service is connected: pay or decline without money',
  who: billing,
  takes: { ...order, outcome: z.enum(['paid', 'failed']) },
  gives: answer(OrderView),
  refuses: ['not_found', 'order_state'],
})
export const printInvoice = get('/page/orders/{order}/documents/{document}', {
  summary: 'An invoice or credit note as PDF, in any of the four languages',
  who: billing,
  takes: { ...order, document: z.uuid(), lang: language.optional() },
  gives: raw,
  refuses: ['not_found'],
})
export const printProforma = get('/page/orders/{order}/proforma', {
  summary: 'What is to be transferred, as PDF',
  who: billing,
  takes: { ...order, lang: language.optional() },
  gives: raw,
  refuses: ['not_found', 'order_state'],
})

const Plan = z.object({
  id: z.string(),
  plan: z.string(),
  perks: Perks,
  from_at: z.string(),
  until_at: z.string(),
  renews: z.boolean(),
  renewal: z.string().nullable(),
})
export const listPlans = get('/page/plans', {
  summary: 'Plans of the own page that run or will begin',
  who: member('spend'),
  gives: answer(z.array(Plan)),
  refreshedBy: ['plan.started', 'plan.renewal_set', 'order.placed', 'order.refunded'],
})
export const setRenewal = put('/page/plans/{plan}/renewal', {
  summary: 'Whether an order for the next period is placed before the plan ends; nothing is charged without being paid',
  who: billing,
  takes: { plan: z.uuid(), renews: flag },
  gives: answer(z.array(Plan)),
  refuses: ['not_found'],
})

export const hearPayment = post('/payments/{gateway}/events', {
  summary:
    'A word of a payment service (application/json, signed); it is asked what is true before anything is written',
  who: anyone,
  takes: { gateway: z.string().max(40) },
  gives: done,
  refuses: ['not_found', 'not_allowed', 'gateway_away'],
  upload: { fields: ['event'], maxBytes: 262_144, raw: 'application/json' },
  limit: { times: 1200, seconds: 60 },
})
