import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { orderStates } from './rules.ts'

const topics = ({ page }: { page: string | null }) => [...(page ? [`page:${page}`] : []), 'reviews:all']
const about = ({ order, page }: { order: string; page: string | null }) => ({
  thing: 'order',
  id: order,
  ...(page && { page }),
})
/** Sellers and countries have numbers; history knows things by UUIDs. */
const idOf = (number: number) => `00000000-0000-0000-0000-${String(number).padStart(12, '0')}`
const which = { order: z.string(), page: z.string().nullable() }

export const orderPlaced = event('order.placed', {
  data: z.object({ ...which, way: z.string(), currency: z.string(), total: z.number() }),
  about,
  topics,
})
/** An order went on; `paid` is what has come in so far. */
export const orderMoved = event('order.moved', {
  data: z.object({
    ...which,
    from: z.enum(orderStates),
    to: z.enum(orderStates),
    paid: z.number(),
    /** What was noted by mistake, and counts no more. */
    taken: z.number().default(0),
    note: z.string().default(''),
    /** Who moved it: the buyer, staff, the gateway or the clock. */
    by: z.enum(['buyer', 'staff', 'gateway', 'clock']),
  }),
  about,
  topics,
})
/**
 * Money is to go back, did, or was refused by the payment service; then `note` is what it said. `waiting` for another of the staff,
 * or `declined` by them, it is not to go back.
 */
export const orderRefunded = event('order.refunded', {
  data: z.object({
    ...which,
    refund: z.string(),
    amount: z.number(),
    what: z.enum(['asked', 'failed', 'done', 'waiting', 'declined']),
    note: z.string().default(''),
  }),
  about,
  topics,
})
/** Staff had a refund that failed sent once more. */
export const refundRetried = event('order.refund_retried', {
  data: z.object({ order: z.string(), refund: z.string() }),
  about: ({ order }) => ({ thing: 'order', id: order }),
})
export const orderDisputed = event('order.disputed', { data: z.object(which), about, topics })
export const billingSet = event('billing.set', {
  data: z.object({ page: z.string() }),
  about: ({ page }) => ({ thing: 'page', id: page, page }),
  topics: ({ page }) => [`page:${page}`],
})
export const sellerSet = event('seller.set', {
  data: z.object({ seller: z.number() }),
  about: ({ seller }) => ({ thing: 'seller', id: idOf(seller) }),
  topics: () => ['reviews:all'],
})
export const taxRateSet = event('tax_rate.set', {
  data: z.object({ country_id: z.number(), rate: z.number(), from_on: z.string() }),
  about: ({ country_id }) => ({ thing: 'tax_rate', id: idOf(country_id) }),
  topics: () => ['reviews:all'],
})
