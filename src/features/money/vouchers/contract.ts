import { z } from 'zod'
import { currencies, productKinds } from '#features/money/products/rules.ts'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post, raw } from '#platform/shared/contract.ts'
import { calendarDay, idCursor, line, moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { mostAtOnce, mostOff, standings, voucherKinds } from './rules.ts'

const kind = z.enum(voucherKinds)
const Product = z.object({ kind: z.enum(productKinds), quantity: z.number(), plan: z.string().nullable() })
const hash = z.string().trim().toLowerCase().max(100)
const refreshedBy = ['voucher.claimed', 'voucher.withdrawn']

export const showVoucher = get('/vouchers/{hash}', {
  summary: 'What a voucher gives, and to which of the caller’s pages; guesses are limited',
  who: signedIn,
  takes: { hash },
  gives: answer(
    z.object({
      kind,
      /** So many; percent; of an amount the smallest units of `currency`; of a product how often. */
      amount: z.number(),
      currency: z.string().nullable(),
      product: Product.nullable(),
      starts_at: z.string().nullable(),
      ends_at: z.string().nullable(),
      /** Pages of the caller that may have money put in, and whether this voucher can be. */
      pages: z.array(z.object({ id: z.string(), name: z.string(), standing: z.enum(standings) })),
      /** The same where no page decides it. */
      standing: z.enum(standings),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy,
})
export const claimVoucher = post('/vouchers/{hash}/claim', {
  summary: 'Put what a voucher gives on a page',
  who: signedIn,
  takes: { hash, page: z.uuid() },
  gives: answer(z.object({ kind, amount: z.number(), balance: z.number().nullable() })),
  refuses: [
    'not_found',
    'not_allowed',
    'voucher_used',
    'voucher_ended',
    'voucher_early',
    'voucher_withdrawn',
    'voucher_for_others',
    'voucher_not_first',
    'voucher_for_orders',
  ],
})

const Batch = z.object({
  id: z.string(),
  label: z.string(),
  kind,
  amount: z.number(),
  currency: z.string().nullable(),
  product: Product.nullable(),
  first_order: z.boolean(),
  brands: z.array(z.string()),
  count: z.number(),
  uses: z.number(),
  uses_of_page: z.number(),
  used: z.number(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  withdrawn_at: z.string().nullable(),
  made_at: z.string(),
  made_by: z.string().nullable(),
  /** Names of the pages it is for; none for any. */
  pages: z.array(z.string()),
})
export type Batch = z.output<typeof Batch>

export const listVouchers = get('/admin/vouchers', {
  summary: 'Vouchers by what they were made for, the latest first',
  who: staff('staff.voucher.make'),
  takes: { cursor: idCursor },
  gives: answer(z.array(Batch)).extend({ next_cursor: z.string().nullable() }),
  refreshedBy: [...refreshedBy, 'voucher.made'],
})
export const addVouchers = post('/admin/vouchers', {
  summary: 'Make vouchers, each with a code of its own',
  who: staff('staff.voucher.make'),
  takes: {
    label: line(120, 2),
    kind,
    amount: z.number().int().min(1).max(mostOff),
    currency: z.enum(currencies).nullable().default(null),
    product: z.uuid().nullable().default(null),
    first_order: z.boolean().default(false),
    brands: z
      .array(z.string().regex(/^[a-z0-9-]+$/))
      .max(20)
      .default([]),
    count: z.number().int().min(1).max(mostAtOnce),
    uses: z.number().int().min(1).max(100_000),
    uses_of_page: z.number().int().min(1).max(100).default(1),
    pages: z.array(z.uuid()).max(200).default([]),
    starts_on: calendarDay.nullable().default(null),
    ends_on: calendarDay.nullable().default(null),
  },
  gives: answer(Batch),
  refuses: ['invalid', 'not_found'],
  status: 201,
})
export const showVouchers = get('/admin/vouchers/{batch}', {
  summary: 'The codes of vouchers that were made together, how often each was used, and by which pages last',
  who: staff('staff.voucher.make'),
  takes: { batch: z.uuid() },
  gives: answer(
    Batch.extend({
      vouchers: z.array(z.object({ code: z.string(), used: z.number() })),
      /** The latest first. */
      uses_made: z.array(
        z.object({
          code: z.string(),
          page: z.object({ id: z.string(), name: z.string() }),
          by: z.string().nullable(),
          at: moment,
          order: z.object({ id: z.string(), number: z.string() }).nullable(),
        }),
      ),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy,
})
export const exportVouchers = get('/admin/vouchers/{batch}/file', {
  summary: 'Codes with their addresses as CSV',
  who: staff('staff.voucher.make'),
  takes: { batch: z.uuid() },
  gives: raw,
  refuses: ['not_found'],
})
export const drawVoucher = get('/admin/vouchers/{batch}/{code}/qr', {
  summary: 'The address of a voucher as a QR code, SVG',
  who: staff('staff.voucher.make'),
  takes: { batch: z.uuid(), code: hash },
  gives: raw,
  refuses: ['not_found'],
})
export const withdrawVouchers = post('/admin/vouchers/{batch}/withdraw', {
  summary: 'Vouchers that were not used can be used no more; what was claimed stays',
  who: staff('staff.voucher.make'),
  takes: { batch: z.uuid() },
  gives: done,
  refuses: ['not_found'],
})
