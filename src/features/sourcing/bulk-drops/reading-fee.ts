import { hold, settle } from '#features/money/ledger/ledger.ts'
import { monthOf } from '#features/money/ledger/rules.ts'
import { priceOf } from '#features/money/prices/price-of.ts'
import { inNameOf } from '#platform/server/background/background-context.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { unread } from './bulk-states.ts'

const day = 86_400_000
/** Longer than any file waits to be read: what was set aside is settled by the reading. */
const heldDays = 60

/** How many CVs a company may still have read for nothing this month, of how many, and what each further one costs. */
export async function freeReadings(ctx: Context, db: Db | Tx, page: string) {
  const [{ count }, price] = await Promise.all([
    db
      .selectFrom('bulk_items')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('page_id', '=', page)
      .where('at', '>=', monthOf(ctx.now()))
      .where('coins', '=', 0)
      .where('state', 'not in', unread)
      .executeTakeFirstOrThrow(),
    priceOf(ctx, db, 'bulk_parse', '', page),
  ])
  const { free_monthly: of, cost, kind, id } = price
  return { of, left: Math.max(0, of - count), cost, kind, price: id }
}

/**
 * Which of so many files cost something, and what: the free ones come first.
 * @param agreed what the caller was told that each further one costs
 * @throws Refused bulk_enough: no price was agreed to · price_changed · not_allowed: the caller spends nothing
 */
export async function feesFor(
  ctx: Context,
  tx: Tx,
  asked: { page: string; count: number; agreed: number | undefined },
) {
  const { left, of, cost, kind, price } = await freeReadings(ctx, tx, asked.page)
  const paid = Math.max(0, asked.count - left)
  if (paid > 0 && cost > 0) {
    if (asked.agreed === undefined) throw new Refused('bulk_enough', { most: of, cost })
    if (asked.agreed !== cost) throw new Refused('price_changed', { cost })
    if (!ctx.membership?.may('spend')) throw new Refused('not_allowed')
  }
  return Array.from({ length: asked.count }, (_, at) => ({ coins: at < left ? 0 : cost, kind, price }))
}

type Paid = { id: string; page_id: string; coins: number; by_id: string | null }
type Fee = Awaited<ReturnType<typeof feesFor>>[number]

const keyOf = (item: string) => `bulk:${item}`

/** Sets aside what the reading of a file costs. @throws Refused no_coins · over_limit */
export async function holdReading(
  ctx: Context,
  tx: Tx,
  page: string,
  item: string,
  { coins, kind, price }: Fee,
): Promise<void> {
  if (coins === 0) return
  const until = new Date(ctx.now().getTime() + heldDays * day)
  const about = { for: 'bulk_parse', price, item }
  await hold(ctx, tx, { page, kind, amount: coins, key: keyOf(item), about, until })
}

/** Uses up what was set aside once a file was read, or lets it go where there was nothing to read. */
export async function settleReading(ctx: Context, tx: Tx, item: Paid, how: 'capture' | 'release'): Promise<void> {
  const { id, page_id: page, coins, by_id } = item
  if (coins === 0) return
  // what is used up counts for whoever took the file in
  const by = by_id ? inNameOf(ctx, { id: by_id }) : ctx
  await settle(
    by,
    tx,
    { page, kind: 'coin', amount: coins, key: keyOf(id), about: { for: 'bulk_parse', item: id } },
    how,
  )
}
