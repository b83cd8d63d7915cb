import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'
import type { BilledTo } from '#features/money/orders/find-orders.ts'
import type { OrderState, Way } from '#features/money/orders/rules.ts'
import type { Perks } from '#features/money/plans/rules.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { LedgerMove } from './ledger-moves.ts'
import type { Demo } from './make-demo.ts'
import { creditNote, invoice, Numbers } from './order-papers.ts'
import { type Random, seeded } from './random.ts'
import { day, later } from './rows.ts'

const seller = {
  name: 'Masar Services FZ-LLC',
  address: 'Building 12, Dubai Internet City, Dubai',
  country_id: countryId('AE'),
  tax_number: '100321847700003',
}
const bank = {
  holder: seller.name,
  iban: 'AE07 0331 2345 6789 0123 456',
  bank: 'Mashreq',
  swift: 'BOMLAEAD',
}
const rate = 5

type Item = { kind: 'coins' | 'cv' | 'sms' | 'plan'; quantity: number; plan?: string; count?: number }
type Told = { state: OrderState; way: Way; ago: number; items: Item[]; paid?: 'all' | 'half'; refunded?: boolean }

/** One of each that buyer and staff meet; what is to be paid by card waits for a day only. */
const told: Told[] = [
  { state: 'cancelled', way: 'transfer', ago: 75, items: [{ kind: 'cv', quantity: 10 }] },
  {
    // worth more than one of the staff refunds alone
    ...{ state: 'fulfilled', way: 'transfer', ago: 40, paid: 'all' },
    items: [
      { kind: 'coins', quantity: 50, count: 3 },
      { kind: 'cv', quantity: 25 },
    ],
  },
  {
    state: 'refunded',
    way: 'card',
    ago: 33,
    items: [{ kind: 'coins', quantity: 10, count: 2 }],
    paid: 'all',
    refunded: true,
  },
  { state: 'fulfilled', way: 'card', ago: 12, items: [{ kind: 'plan', quantity: 1, plan: 'growth' }], paid: 'all' },
  { state: 'invoice_sent', way: 'transfer', ago: 2, items: [{ kind: 'cv', quantity: 100 }], paid: 'half' },
  { state: 'invoice_sent', way: 'transfer', ago: 0.5, items: [{ kind: 'coins', quantity: 25 }] },
  { state: 'failed', way: 'card', ago: 0.1, items: [{ kind: 'sms', quantity: 500 }] },
]

/** What the employer's page ordered, and who sells; the ledger's own functions write what was delivered. */
export async function orderSome(tx: Transaction<DB>, { rows }: Demo, now: Date): Promise<LedgerMove[]> {
  const random = seeded('orders')
  const buyer = rows.users.find(({ demo_persona }) => demo_persona === 'employer')?.id as string
  const page = rows.pages.find(
    ({ id }) => id === rows.page_members.find(({ user_id }) => user_id === buyer)?.page_id,
  ) as (typeof rows.pages)[number]
  await tx
    .updateTable('sellers')
    .set({ ...seller, bank: JSON.stringify(bank) })
    .where('id', '=', 1)
    .execute()
  const billing = {
    ...{ name: `${page.name} LLC`, address: 'Office 1804, Marina Plaza', city: 'Dubai', country_id: countryId('AE') },
    ...{ tax_number: '100248813500003', emails: ['accounts@dhow-dune.example'] },
  }
  await tx
    .insertInto('page_billing')
    .values({ page_id: page.id as string, ...billing, set_by: buyer, set_at: later(now, -76 * day) })
    .execute()
  const numbers = new Numbers()
  const moves: LedgerMove[] = []
  const books = {
    random,
    now,
    page: page.id as string,
    buyer,
    billedTo: { ...billing, language: 'en' },
    numbers,
    moves,
  }
  for (const one of told) await write(tx, books, one)
  await tx.insertInto('number_series').values(numbers.rows()).execute()
  return moves
}

type Books = {
  random: Random
  now: Date
  page: string
  buyer: string
  billedTo: BilledTo
  numbers: Numbers
  moves: LedgerMove[]
}

async function write(tx: Transaction<DB>, books: Books, { state, way, ago, items, paid, refunded }: Told) {
  const { random, now, page, buyer, billedTo, numbers } = books
  const at = later(now, -ago * day)
  const id = random.id(at)
  const number = `${at.getUTCFullYear()}-${String(numbers.next('order', at)).padStart(4, '0')}`
  const lines = await Promise.all(items.map((item) => priced(tx, item)))
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const tax = Math.round((subtotal * rate) / 100)
  const total = subtotal + tax
  const came = paid === 'all' ? total : paid === 'half' ? Math.round(total / 2) : 0
  const sums = { subtotal, discount: 0, tax_kind: 'standard' as const, tax_rate: rate, tax, total }
  const isOver = paid === 'all' || state === 'cancelled'
  const settled = later(at, (way === 'card' ? 0.01 : 3) * day)
  await tx
    .insertInto('orders')
    .values({
      ...{ id, number, page_id: page, by_id: buyer, state, way, seller_id: 1, currency: 'AED', ...sums },
      ...{ billed_to: JSON.stringify(billedTo), key: random.id(at), paid: came, refunded: refunded ? total : 0 },
      ...{ created_at: at, due_at: later(at, (way === 'card' ? 1 : 14) * day) },
      ...(way === 'card' && { gateway: 'test', gateway_ref: `test-${id}-0`, attempts: 1 }),
      ...(isOver && { ended_at: settled }),
      ...(paid === 'all' && { paid_at: settled }),
    })
    .execute()
  await tx
    .insertInto('order_lines')
    .values(
      lines.map(({ product_id, perks, ...line }, position) => ({
        ...{ order_id: id, position, product_id, perks: JSON.stringify(perks), ...line },
      })),
    )
    .execute()
  const payment = way === 'card' ? { gateway: 'test', ref: `test-${id}-0` } : { gateway: 'hand', ref: id }
  await tx
    .insertInto('order_payments')
    .values({ ...payment, order_id: id, paid: came, refunded: refunded ? total : 0 })
    .execute()
  if (way === 'card')
    await tx
      .insertInto('test_payments')
      .values({
        ...{ ref: `test-${id}-0`, order_id: id, amount: total, currency: 'AED', refunded: refunded ? total : 0 },
        state: paid === 'all' ? 'paid' : 'failed',
      })
      .execute()
  if (paid !== 'all') return
  const bill = {
    ...{ id, number, seller, buyer: billedTo, currency: 'AED', sums, isTest: way === 'card' },
    lines: lines.map(({ product_id: _, perks: __, ...line }) => line),
  }
  const of = await invoice(tx, books, bill, settled)
  for (const [position, line] of lines.entries())
    await deliver(tx, books, { ...line, order: id, number, position, at: settled })
  if (!refunded) return
  const back = await creditNote(tx, books, bill, {
    of,
    reason: 'Ordered twice by mistake',
    at: later(settled, 6 * day),
  })
  takeBack(books, { refund: back, number, order: id, lines, at: later(settled, 6 * day) })
}

async function priced(tx: Transaction<DB>, { kind, quantity, plan, count = 1 }: Item) {
  const product = await tx
    .selectFrom('products')
    .innerJoin('product_prices', 'product_id', 'products.id')
    .select(['id', 'perks', 'product_prices.amount'])
    .where('kind', '=', kind)
    .where('quantity', '=', quantity)
    .where('currency', '=', 'AED')
    .where('plan', 'is not distinct from', plan ?? null)
    .executeTakeFirstOrThrow()
  const price = Number(product.amount)
  return {
    product_id: product.id,
    perks: product.perks,
    kind,
    quantity,
    plan: plan ?? null,
    count,
    price,
    amount: price * count,
  }
}
type Line = Awaited<ReturnType<typeof priced>>

type Delivered = Line & { order: string; number: string; position: number; at: Date }

async function deliver(tx: Transaction<DB>, { random, page, buyer, moves }: Books, line: Delivered) {
  const { kind, quantity, count, order, number, position, at } = line
  if (kind === 'plan') {
    const plan = { plan: line.plan ?? '', perks: JSON.stringify(line.perks), months: 1, given: 1 }
    const id = random.id(at)
    await tx
      .insertInto('page_plans')
      .values({
        ...{ id, page_id: page, product_id: line.product_id, order_id: order, ...plan },
        ...{ from_at: at, until_at: later(at, 30 * day) },
      })
      .execute()
    const about = JSON.stringify({ for: 'plan', plan: line.plan })
    const { coins, cv, seats } = line.perks as Perks
    if (seats) await tx.updateTable('pages').set({ seats }).where('id', '=', page).execute()
    for (const [kind, amount] of [['coin', coins] as const, ['cv', cv] as const])
      moves.push({
        at,
        call: sql`ledger_give(${page}, ${kind}, ${amount}, 'granted', ${later(at, 60 * day)}, ${`plan:${id}:1:${kind}`}, 'grant',
          ${about}::jsonb, null, ${at})`,
      })
    return
  }
  const about = JSON.stringify({ for: 'order', note: number })
  moves.push({
    at,
    call: sql`ledger_give(${page}, ${kind === 'coins' ? 'coin' : kind}, ${quantity * count}, 'bought', ${later(at, 365 * day)},
      ${`order:${order}:${position}`}, 'purchase', ${about}::jsonb, ${buyer}, ${at})`,
  })
}

type Back = { refund: string; order: string; number: string; lines: Line[]; at: Date }

/** What was delivered leaves the balance again. */
function takeBack({ moves }: Books, { refund, order, number, lines, at }: Back) {
  const about = JSON.stringify({ for: 'order', note: number })
  for (const [position, { quantity, count }] of lines.entries())
    moves.push({
      at,
      call: sql`ledger_revoke(${`order:${order}:${position}`}, ${quantity * count}, ${`refund:${refund}:${position}`},
        ${about}::jsonb, null, ${at})`,
    })
}
