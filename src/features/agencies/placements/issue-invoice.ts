import { billingOf } from '#features/money/orders/billing.ts'
import { nextNumber } from '#features/money/orders/number-series.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { typedOf } from '#platform/shared/typed-money.ts'
import { placementBilled } from './events.ts'
import type * as contract from './invoice-contract.ts'
import type { PaperFacts } from './invoice-facts.ts'
import { invoiceView, numberOf } from './invoice-view.ts'
import { lockPlacement, type PlacementLocked } from './lock-placement.ts'
import { plusDays } from './placement-rules.ts'
import { todayOf } from './select-placements.ts'

type Asked = Taken<typeof contract.issuePlacementInvoice>
const billed = ['agreed', 'started', 'passed', 'left'] as const

/**
 * Invoices the fee of a placement, or a part of it. The number is taken in the transaction that writes it, so that none is missing.
 * @throws Refused not_found · placement_state · invoice_known: all of it is invoiced · invalid: more than is left
 */
export async function issuePlacementInvoice(
  ctx: Context,
  asked: Asked,
): Promise<Given<typeof contract.issuePlacementInvoice>> {
  const id = await ctx.db.transaction().execute(async (tx) => {
    const row = await lockPlacement(ctx, tx, asked.placement)
    if (row.fee === 0 || !(billed as readonly string[]).includes(row.state)) throw new Refused('placement_state')
    const before = await invoicesOf(tx, row.id)
    const left = row.fee - sumOf(before)
    if (left <= 0) throw new Refused('invoice_known')
    const amount = asked.amount ?? left
    if (amount > left) throw wrongField('amount', 'too_big', { max: Number(typedOf(left, row.fee_currency)) })
    const part = amount === row.fee ? null : { number: before.length + 1, fee: row.fee }
    const facts = { ...(await factsOf(ctx, tx, row, asked)), part }
    const terms = { tax_percent: asked.tax_percent, due_on: plusDays(todayOf(ctx), asked.due_days) }
    return write(ctx, tx, { placement: row, currency: row.fee_currency }, { kind: 'invoice', amount, facts, ...terms })
  })
  return { success: true, data: await readInvoice(ctx, id) }
}

/** Invoices of a placement, the first issued first: its parts, and what was paid in advance. */
export const invoicesOf = (tx: Tx, placement: string) =>
  tx
    .selectFrom('placement_invoices')
    .selectAll()
    .where('placement_id', '=', placement)
    .where('kind', '=', 'invoice')
    .orderBy('year')
    .orderBy('number')
    .execute()

export const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)

type Paper = {
  kind: 'invoice' | 'credit_note'
  amount: number
  tax_percent: number
  due_on: string
  facts: PaperFacts
}

/** Whose it is: a placement's, or paid in advance for a client's job. */
type Of = { placement?: Pick<PlacementLocked, 'id'>; mandate?: string; currency: string }

/** Writes an invoice or credit note under the next number of the page and year. @returns its id */
export async function write(ctx: Context, tx: Tx, of: Of, paper: Paper): Promise<string> {
  const [id, today] = [newId(), todayOf(ctx)]
  const page = found(ctx.membership).page
  const year = Number(today.slice(0, 4))
  const number = await nextNumber(tx, `placements:${page}`, year)
  const { kind, amount, tax_percent, due_on, facts } = paper
  await tx
    .insertInto('placement_invoices')
    .values({
      ...{ id, page_id: page, placement_id: of.placement?.id ?? null, mandate_id: of.mandate ?? null },
      ...{
        kind,
        year,
        number,
        amount,
        tax_percent,
        currency: of.currency,
        issued_on: today,
        due_on,
        facts: JSON.stringify(facts),
      },
      ...{ created_by: found(ctx.membership).member, created_at: ctx.now() },
    })
    .execute()
  const told = { placement: of.placement?.id ?? id, page, invoice: id, number: numberOf({ year, number }), what: kind }
  await emit(ctx, tx, placementBilled, told)
  return id
}

async function factsOf(ctx: Context, tx: Tx, row: PlacementLocked, asked: Asked) {
  const { name, title } = await tx
    .selectFrom('submissions')
    .innerJoin('mandates', 'mandates.id', 'mandate_id')
    .select(['submissions.name', 'mandates.title'])
    .where('submissions.id', '=', row.submission_id)
    .executeTakeFirstOrThrow()
  return {
    seller: await sellerOf(ctx, tx, row.page_id),
    buyer: buyerOf(asked),
    ...{ name: name ?? '', job: title, starts_on: row.starts_on, of: null, retainer: false },
  }
}

type Buyer = Pick<Asked, 'billed_to' | 'address' | 'tax_number'>
export const buyerOf = ({ billed_to, address, tax_number }: Buyer): PaperFacts['buyer'] => ({
  ...{ name: billed_to, lines: address ? [address] : [], tax_number },
})

/** The agency as it bills: by its billing details, before there are any by its page. */
export async function sellerOf(ctx: Context, tx: Tx, page: string): Promise<PaperFacts['seller']> {
  const known = await billingOf(tx, page)
  if (known) {
    const lines = [known.address, known.city, countryName(known.country_id, ctx.language)].filter(Boolean)
    return { name: known.name, lines, tax_number: known.tax_number }
  }
  const { name, legal_name, country_id } = await tx
    .selectFrom('pages')
    .select(['name', 'legal_name', 'country_id'])
    .where('id', '=', page)
    .executeTakeFirstOrThrow()
  const lines = country_id ? [countryName(country_id, ctx.language)] : []
  return { name: legal_name || name, lines, tax_number: '' }
}

/** One of the own page, for what a verb gives back. @throws Refused not_found */
export async function readInvoice(ctx: Context, id: string) {
  const row = await ctx.db.selectFrom('placement_invoices').selectAll().where('id', '=', id).executeTakeFirst()
  return invoiceView(ctx, found(row))
}
