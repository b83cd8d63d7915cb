import { z } from 'zod'
import { countryId } from '#features/site/lookups/place-fields.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, get, post, put, raw } from '#platform/shared/contract.ts'
import { calendarDay, idCursor, language, line, moment, personName } from '#platform/shared/fields.ts'
import { OrderView } from './contract.ts'
import { orderStates } from './rules.ts'

const order = { order: z.uuid() }
const refreshedBy = ['order.placed', 'order.moved', 'order.refunded', 'order.disputed']
const Listed = OrderView.extend({ page: z.object({ id: z.string(), name: z.string() }).nullable() })
export type ListedOrder = z.output<typeof Listed>
const Happening = z.object({
  id: z.string(),
  at: z.string(),
  /** Null where the clock or a payment service did it. */
  who: z.string().nullable(),
  what: z.enum([
    'placed',
    'begun',
    'paid',
    'taken_back',
    'failed',
    'cancelled',
    'refund_asked',
    'refund_failed',
    'refund_waiting',
    'refund_declined',
    'refunded',
    'disputed',
  ]),
  /** What came in with it, or went back. */
  amount: z.number().nullable(),
  note: z.string(),
})
export type OrderHappening = z.output<typeof Happening>
const Whole = Listed.extend({
  /** What was not used of it, and the money it is worth. */
  unused: z.object({ units: z.number(), all: z.number(), money: z.number() }).nullable(),
  /** Transfers that staff recorded. */
  transfers: z.array(z.object({ id: z.string(), amount: z.number() })),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      state: z.enum(['asked', 'done']),
      /** What the payment service said to the last try, where the money did not go back. */
      trouble: z.string().nullable(),
      reason: z.string(),
      by: z.string().nullable(),
      asked_at: z.string(),
    }),
  ),
  /** A refund that waits for another of the staff; whoever asked for it may only decline it. */
  refund_request: z
    .object({
      id: z.string(),
      of: z.enum(['unused', 'all']),
      amount: z.number(),
      reason: z.string(),
      by: z.string().nullable(),
      at: moment,
      may_confirm: z.boolean(),
    })
    .nullable(),
  /** Whether giving back as much would wait for another. */
  refund_waits_for_another: z.object({ unused: z.boolean(), all: z.boolean() }),
  history: z.array(Happening),
})
export type WholeOrder = z.output<typeof Whole>

export const listAllOrders = get('/admin/orders', {
  summary: 'Orders of all pages, the latest first; by number, that of an invoice, reference or name of the buyer',
  who: staff('staff.order.read'),
  takes: { state: z.enum(orderStates).optional(), q: z.string().trim().max(100).optional(), cursor: idCursor },
  gives: answer(z.array(Listed)).extend({ next_cursor: z.string().nullable() }),
  refreshedBy,
})
export const showAnyOrder = get('/admin/orders/{order}', {
  summary: 'One order, what of it is unused, and what went back',
  who: staff('staff.order.read'),
  takes: order,
  gives: answer(Whole),
  refuses: ['not_found'],
  refreshedBy,
})
export const notePayment = post('/admin/orders/{order}/payments', {
  summary: 'A transfer arrived, also for an order that ended: once all of it is there, the order is delivered',
  who: staff('staff.money.move'),
  takes: {
    ...order,
    /** Smallest units of the order's currency. */
    amount: z.number().int().min(1).max(1_000_000_000_000),
    note: line(200, 0).default(''),
    /** Chosen by the caller, so that a second try counts nothing twice. */
    request: z.uuid(),
  },
  gives: answer(Whole),
  refuses: ['not_found', 'invalid', 'order_state', 'payment_known'],
})
export const takeBackPayment = post('/admin/orders/{order}/payments/{payment}/take-back', {
  summary: 'A recorded transfer was a mistake: while the order is open it counts no more',
  who: staff('staff.money.move'),
  takes: { ...order, payment: z.uuid(), reason: line(200, 3) },
  gives: answer(Whole),
  refuses: ['not_found', 'order_state'],
})
export const cancelAnyOrder = post('/admin/orders/{order}/cancel', {
  summary: 'End an order that is not paid',
  who: staff('staff.money.move'),
  takes: { ...order, reason: line(200, 3) },
  gives: answer(Whole),
  refuses: ['not_found', 'order_state'],
})
export const refundOrder = post('/admin/orders/{order}/refunds', {
  summary:
    'Give back what was not used, or all that was paid; what is unused leaves the balance. Above a sum it waits for another of the staff',
  who: staff('staff.money.move'),
  takes: { ...order, of: z.enum(['unused', 'all']), reason: line(200, 3) },
  gives: answer(Whole),
  refuses: ['not_found', 'order_state', 'nothing_unused', 'refund_waits'],
})
export const decideRefund = post('/admin/orders/{order}/refund-requests/{request}/decision', {
  summary: 'Confirm a refund that another asked for, which gives the money back; or decline it',
  who: staff('staff.money.move'),
  takes: { ...order, request: z.uuid(), decision: z.enum(['confirm', 'decline']) },
  gives: answer(Whole),
  refuses: [
    ...['not_found', 'already_decided', 'own_refund', 'refund_changed'],
    ...['order_state', 'nothing_unused', 'refund_waits'],
  ],
})
const refund = { ...order, refund: z.uuid() }
export const retryRefund = post('/admin/orders/{order}/refunds/{refund}/retry', {
  summary: 'Have the payment service give back once more what it refused',
  who: staff('staff.money.move'),
  takes: refund,
  gives: answer(Whole),
  refuses: ['not_found', 'order_state'],
})
export const settleRefundByHand = post('/admin/orders/{order}/refunds/{refund}/by-hand', {
  summary: 'What the payment service refused was sent another way; it is asked before, so that nothing goes back twice',
  who: staff('staff.money.move'),
  takes: { ...refund, note: line(200, 3) },
  gives: answer(Whole),
  refuses: ['not_found', 'order_state', 'gateway_away'],
})
export const printAnyDocument = get('/admin/orders/{order}/documents/{document}', {
  summary: 'An invoice or credit note of any page as PDF',
  who: staff('staff.order.read'),
  takes: { ...order, document: z.uuid(), lang: language.optional() },
  gives: raw,
  refuses: ['not_found'],
})

const Bank = z.object({
  holder: line(120, 0).default(''),
  iban: line(40, 0).default(''),
  bank: line(120, 0).default(''),
  swift: line(20, 0).default(''),
})
const Seller = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  country_id: z.number(),
  tax_number: z.string(),
  bank: Bank,
  countries: z.array(z.number()),
})
export type Seller = z.output<typeof Seller>
const Rate = z.object({ country_id: z.number(), country: z.string(), rate: z.number(), from_on: z.string() })
export type Rate = z.output<typeof Rate>
const Sellers = answer(z.object({ sellers: z.array(Seller), rates: z.array(Rate) }))

export const listSellers = get('/admin/sellers', {
  summary: 'Who sells, and the tax of each country by day',
  who: staff('staff.price.set'),
  gives: Sellers,
  refreshedBy: ['seller.set', 'tax_rate.set'],
})
export const setSeller = put('/admin/sellers', {
  summary: 'Change a seller, or add one; without a number it is a new one',
  who: staff('staff.price.set'),
  takes: {
    seller: z.number().int().nullable().default(null),
    name: personName(200),
    address: line(300, 0),
    country_id: countryId,
    tax_number: line(30, 0),
    bank: Bank,
    countries: z.array(countryId).max(250).default([]),
  },
  gives: Sellers,
  refuses: ['invalid', 'not_found'],
})
export const setTaxRate = put('/admin/tax-rates', {
  summary: 'The rate of a country from a day on',
  who: staff('staff.price.set'),
  takes: { country_id: countryId, rate: z.number().min(0).max(99), from_on: calendarDay },
  gives: Sellers,
})
