import { fold } from '#platform/shared/fold.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** What a voucher gives: so many of a balance, so much off an order, or a product. */
export const voucherKinds = ['coin', 'cv', 'sms', 'percent', 'amount', 'product'] as const
export type VoucherKind = (typeof voucherKinds)[number]

/** These lower what an order costs; the others are claimed. */
export const isForOrders = (kind: VoucherKind): boolean => kind === 'percent' || kind === 'amount'

/** The most vouchers that are made together, and the most that one is worth. */
export const mostAtOnce = 500
export const mostWorth = 10_000
/** The most off an order, in the smallest unit of its currency. */
export const mostOff = 100_000_000
/** Signs of a code: 27 to the twelfth are far more than ten guesses in ten minutes will ever meet. */
export const codeLength = 12

/** In groups of four, as people read it out. */
export const spacedCode = (code: string): string => code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-')

/** Uses of vouchers that staff see at once. */
export const usesOnScreen = 100

/** A code as it is kept, however it was typed or pasted: capitals, groups, Arabic digits, marks of direction. */
export const codeOf = (typed: string): string => fold(typed).replace(/[^a-z0-9]/g, '')

/** Whether a voucher can be used; each other one is said for itself. */
export const standings = ['open', 'used', 'ended', 'early', 'withdrawn', 'for_others', 'not_first'] as const
export type Standing = (typeof standings)[number]

export type Voucher = {
  uses: number
  uses_of_page: number
  used: number
  page_ids: readonly string[]
  brands: readonly string[]
  first_order: boolean
  starts_at: Date | null
  ends_at: Date | null
  withdrawn_at: Date | null
}

type Page = { id: string; used: number; hasOrdered: boolean }
type Moment = { now: () => Date; settings: { BRAND: string } }

/** How a voucher stands for a page that used it so often; for no page in particular where none is named. */
export function standingOf(voucher: Voucher, { now, settings }: Moment, page?: Page): Standing {
  const at = now()
  if (page && page.used >= voucher.uses_of_page) return 'used'
  if (voucher.withdrawn_at) return 'withdrawn'
  if (voucher.used >= voucher.uses) return 'used'
  if (voucher.ends_at && voucher.ends_at <= at) return 'ended'
  if (voucher.starts_at && voucher.starts_at > at) return 'early'
  if (voucher.brands.length > 0 && !voucher.brands.includes(settings.BRAND)) return 'for_others'
  if (page && voucher.page_ids.length > 0 && !voucher.page_ids.includes(page.id)) return 'for_others'
  return page?.hasOrdered && voucher.first_order ? 'not_first' : 'open'
}

export const mayClaim = (standing: Standing): Answer => (standing === 'open' ? yes : refuse(`voucher_${standing}`))
