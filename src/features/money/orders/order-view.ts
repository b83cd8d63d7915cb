import type { Perks } from '#features/money/plans/rules.ts'
import type { Currency } from '#features/money/products/rules.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { OrderView } from './contract.ts'
import { linesOf, type OrderRow } from './find-orders.ts'
import { gatewayFor } from './gateways/open-gateways.ts'
import { testedOf } from './payments.ts'
import { isOpen } from './rules.ts'
import { readSellers, type Seller } from './sellers.ts'

/** What stands on a transfer, so that it is found. */
export const referenceOf = ({ number }: Pick<OrderRow, 'number'>): string => `MSR-${number}`

/** Orders as buyer and staff read them. */
export async function viewOrders(ctx: Context, rows: readonly OrderRow[]): Promise<OrderView[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, documents, sellers, names, tested] = await Promise.all([
    linesOf(ctx.db, ids),
    documentsOf(ctx, ids),
    readSellers(ctx.db),
    namesOf(ctx, rows),
    testedOf(ctx.db, ids),
  ])
  return rows.map((row) => ({
    ...factsOf(ctx, row),
    tested: tested.get(row.id) ?? 0,
    by: (row.by_id && names.get(row.by_id)) ?? null,
    lines: lines
      .filter(({ order_id }) => order_id === row.id)
      .map(({ kind, quantity, plan, perks, count, price, amount }) => ({
        ...{ kind, quantity, plan, count, price: Number(price), amount: Number(amount), perks: perks as Perks },
      })),
    documents: documents
      .filter(({ order_id }) => order_id === row.id)
      .map(({ id, kind, number, issued_at }) => ({
        ...{ id, number, issued_at: issued_at.toISOString(), kind: kind as 'invoice' | 'credit_note' },
      })),
    transfer: transferOf(row, found(sellers.find(({ id }) => id === row.seller_id))),
  }))
}

const factsOf = (ctx: Context, row: OrderRow) => {
  const gateway = isOpen(row.state) ? gatewayFor(ctx.settings, row.currency) : undefined
  const { id, number, state, way, subtotal, discount, tax_kind, tax_rate, tax, total, paid, refunded, billed_to } = row
  const { name, city, country_id, tax_number } = billed_to
  return {
    ...{ id, number, state, way, subtotal, discount, tax_kind, tax_rate, tax, total, paid, refunded },
    currency: row.currency as Currency,
    is_test: row.gateway === 'test',
    is_disputed: row.disputed_at !== null,
    billed_to: { name, city, tax_number, country: countryName(country_id, ctx.language) },
    created_at: row.created_at.toISOString(),
    due_at: row.due_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    card: gateway !== undefined,
    card_is_test: gateway?.name === 'test',
  }
}

export function transferOf(row: OrderRow, { bank }: Seller): OrderView['transfer'] {
  const { holder = '', iban = '', bank: name = '', swift = '' } = bank
  if (!isOpen(row.state) || row.way !== 'transfer' || iban === '') return null
  return { reference: referenceOf(row), holder, iban, bank: name, swift }
}

const documentsOf = async (ctx: Context, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : ctx.db
        .selectFrom('invoices')
        .select(['id', 'order_id', 'kind', 'issued_at'])
        .select((eb) =>
          eb
            .ref('facts', '->>')
            .key('number' as never)
            .$castTo<string>()
            .as('number'),
        )
        .where('order_id', 'in', ids)
        .orderBy('issued_at')
        .execute()

async function namesOf(ctx: Context, rows: readonly OrderRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ by_id }) => by_id ?? [])
  const people =
    ids.length > 0 ? await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute() : []
  return new Map(people.map(({ id, name }) => [id, name]))
}
