import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post, put } from '#platform/shared/contract.ts'
import { line } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { currencies, mostPrice, productKinds } from './rules.ts'

const currency = z.enum(currencies)
const refreshedBy = ['product.changed']

export const Perks = z.object({
  seats: z.number().int().min(0).max(10_000).optional(),
  live_jobs: z.number().int().min(0).max(10_000).optional(),
  formatted_cv: z.number().int().min(0).max(10_000).optional(),
  coins: z.number().int().min(0).max(10_000).optional(),
  cv: z.number().int().min(0).max(10_000).optional(),
  sms: z.number().int().min(0).max(10_000).optional(),
})
const Product = z.object({
  id: z.string(),
  kind: z.enum(productKinds),
  /** So many of them; of a plan its months. */
  quantity: z.number(),
  plan: z.string().nullable(),
  perks: Perks,
})
const Offered = Product.extend({
  /** As people read it; `minor` is the same in the smallest unit. */
  price: z.number(),
  minor: z.number(),
  currency,
})
export type Offered = z.output<typeof Offered>

export const viewProducts = get('/product-viewer/{user}/{page}/{kind}', {
  summary: 'What there is to buy for a page of the caller, with its price in one currency (calls.md)',
  who: signedIn,
  takes: {
    user: z.uuid(),
    page: z.uuid(),
    kind: z.enum(['all', ...productKinds]),
    /** Without it the one usual where the page is. */
    currency: currency.optional(),
  },
  gives: answer(z.array(Offered)),
  refuses: ['not_allowed'],
  refreshedBy,
})

const Listed = Product.extend({
  prices: z.record(z.string(), z.number()),
  withdrawn_at: z.string().nullable(),
})
export type Listed = z.output<typeof Listed>

export const listProducts = get('/admin/products', {
  summary: 'All products with their prices, those withdrawn too',
  who: staff('staff.price.set'),
  gives: answer(z.array(Listed)),
  refreshedBy,
})
const amount = z.number().int().min(1).max(mostPrice)
export const addProduct = post('/admin/products', {
  summary: 'Offer a product, with a price in every currency; amounts in the smallest unit',
  who: staff('staff.price.set'),
  takes: {
    kind: z.enum(productKinds),
    quantity: z.number().int().min(1).max(100_000),
    plan: line(40).nullable().default(null),
    perks: Perks.default({}),
    prices: z.record(currency, amount),
  },
  gives: answer(z.object({ id: z.string() })),
  refuses: ['invalid', 'product_exists'],
  status: 201,
})
export const priceProduct = put('/admin/products/{product}/prices', {
  summary: 'Give a product another price in one currency, from now on',
  who: staff('staff.price.set'),
  takes: { product: z.uuid(), currency, amount },
  gives: answer(z.array(Listed)),
  refuses: ['invalid', 'not_found'],
})
export const withdrawProduct = post('/admin/products/{product}/withdraw', {
  summary: 'Sell a product no more; what was ordered stays',
  who: staff('staff.price.set'),
  takes: { product: z.uuid() },
  gives: done,
  refuses: ['not_found'],
})
