import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

/** Where an order stands (product.md, "Product / order"). */
export const orderStates = [
  'created',
  'awaiting_payment',
  'invoice_sent',
  'paid',
  'fulfilled',
  'failed',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof orderStates)[number]

/**
 * Standard: the rate of the country both are in. Reverse: the buyer abroad, known by a tax number, accounts for it. Outside:
 * a buyer abroad without one. None: the seller is not registered.
 */
export const taxKinds = ['standard', 'reverse', 'outside', 'none'] as const
export type TaxKind = (typeof taxKinds)[number]

/** How it is paid; by nothing, where a voucher covers all of it. */
export const ways = ['card', 'transfer', 'nothing'] as const
export type Way = (typeof ways)[number]

export const openStates = ['created', 'awaiting_payment', 'invoice_sent', 'failed'] as const
export const isOpen = (state: OrderState): boolean => openStates.some((one) => one === state)

const day = 86_400_000
/** A transfer may take this long, a card this long. */
export const timeToPay = { transfer: 14 * day, card: day, nothing: day }
/** Reminders of an invoice that waits, so long before its end. */
export const remindersBefore = [7 * day, 3 * day, day]
/** A plan is offered anew so long before it ends. */
export const renewBefore = 14 * day

/** Different products in one order, and how many of one. */
export const mostLines = 12
export const mostCount = 100
export const ordersOnScreen = 20

export type Order = { state: OrderState; paid: number }

/** Whoever has paid a part of it asks staff. */
export const mayCancel = ({ state, paid }: Order): Answer => (isOpen(state) && paid === 0 ? yes : refuse('order_state'))
export const mayPay = ({ state }: Order): Answer => (isOpen(state) ? yes : refuse('order_state'))
/** A transfer that comes late is there all the same: also an order that ended is paid by it. */
export const mayNote = ({ state }: Order): Answer =>
  isOpen(state) || state === 'cancelled' ? yes : refuse('order_state')
/** More than twice what is open is a slip of the hand. */
export const mostNoted = ({ total, paid }: { total: number; paid: number }): number => 2 * (total - paid)
/** What was delivered; and what came in for an order that was ended all the same. */
export const mayRefund = ({ state, paid }: Order): Answer =>
  state === 'fulfilled' || (state === 'cancelled' && paid > 0) ? yes : refuse('order_state')

/** Whoever asked for it says no at most, wherever there is another. */
export const mayConfirmRefund = (asked: { by: string | null; me: string; others: number }): Answer =>
  asked.by === asked.me && asked.others > 0 ? refuse('own_refund') : yes
