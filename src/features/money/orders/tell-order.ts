import type { z } from 'zod'
import { teamWith } from '#features/companies/pages/team.ts'
import { type Facts, notify, type Recipient } from '#features/site/notifications/notify.ts'
import { staffWith } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { localeOf, toLanguage } from '#platform/shared/languages.ts'
import { priceIn } from '#platform/shared/money.ts'
import { formatter } from '#platform/shared/words.ts'
import type { orderMoved } from './events.ts'
import { type OrderRow, orderBy } from './find-orders.ts'
import { referenceOf } from './order-view.ts'

type Moved = z.output<typeof orderMoved.data>

/** What an order's end, payment or failure is told as. A card that is about to be asked needs no word. */
function noticeFor({ from, to, by, paid, taken }: Moved): string | null {
  if (taken > 0) return 'order_payment_corrected'
  if (to === 'fulfilled') return 'order_paid'
  if (to === 'failed') return paid > 0 ? 'order_rest_failed' : 'order_payment_failed'
  if (to === 'cancelled' && paid > 0) return 'order_ended_in_part'
  if (to === 'cancelled') return by === 'clock' ? 'order_expired' : by === 'staff' ? 'order_cancelled' : null
  return from === to && by === 'staff' ? 'order_part_paid' : null
}

/** Tells those who look after the money of the page, and the addresses that invoices go to. */
export async function tellOrder(ctx: Context, cause: string, moved: Moved): Promise<void> {
  const notice = noticeFor(moved)
  if (notice) await tellBuyer(ctx, { cause, notice, order: moved.order })
}

type Told = { cause: string; notice: string; order: string; amount?: number }

export async function tellBuyer(ctx: Context, { cause, notice, order: id, amount }: Told): Promise<void> {
  const order = await orderBy(ctx.db, id)
  if (!order.page_id) return
  const team = await teamWith(ctx, order.page_id, 'billing')
  const known = new Set(team.map(({ email }) => email?.toLowerCase()))
  const outside = order.billed_to.emails.filter((email) => !known.has(email.toLowerCase()))
  const others = outside.map((email): Recipient => {
    const { name, language } = order.billed_to
    return { user: null, name, email, phone: null, language }
  })
  for (const to of [...team, ...others])
    await notify(ctx, {
      ...{ cause, to, notice, facts: factsFor(order, to, amount), link: `/page/orders/${id}` },
      channels: ['bell', 'mail'],
    })
}

/** A buyer's bank takes money back, or money will not go back: staff look at it the same day. */
export async function tellStaff(ctx: Context, { cause, notice, order: id, amount }: Told): Promise<void> {
  const order = await orderBy(ctx.db, id)
  for (const to of await staffWith(ctx, 'staff.money.move'))
    await notify(ctx, {
      ...{ cause, to, notice, facts: factsFor(order, to, amount), link: `/admin/orders/${id}` },
      channels: ['bell', 'mail'],
    })
}

function factsFor(order: OrderRow, to: Recipient, amount = order.total): Facts {
  const language = toLanguage(to.language)
  const money = (minor: number) => priceIn(localeOf(language), minor, order.currency)
  return {
    number: order.number,
    reference: referenceOf(order),
    total: money(amount),
    paid: money(order.paid),
    open: money(order.total - order.paid),
    until: formatter(language).dateTime(order.due_at, { dateStyle: 'long', timeZone: 'UTC' }),
  }
}
