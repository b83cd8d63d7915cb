import { nameOfProduct } from '#features/money/products/name-of-product.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { qrSvg } from '#features/site/sharing/pictures.ts'
import type { Context } from '#platform/server/context.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { type Language, localeOf } from '#platform/shared/languages.ts'
import { priceIn } from '#platform/shared/money.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { formatter } from '#platform/shared/words.ts'
import type * as adminContract from './admin-contract.ts'
import type * as contract from './contract.ts'
import { linesOf, type OrderRow, orderBy } from './find-orders.ts'
import type { InvoiceFacts } from './issue-invoice.ts'
import { referenceOf, transferOf } from './order-view.ts'
import { type Fact, paper, type Say } from './print-paper.ts'
import { readSellers } from './sellers.ts'
import { zatcaStamp } from './zatca-qr.ts'

type Kind = 'invoice' | 'credit_note' | 'proforma'
type Printed = { kind: Kind; facts: InvoiceFacts; language: Language; received?: number; more?: Fact[] }

/** An own invoice or credit note, as it was issued. @throws Refused not_found */
export async function printInvoice(
  ctx: Context,
  { order, document, lang = ctx.language }: Taken<typeof contract.printInvoice>,
): Promise<RawAnswer> {
  await orderBy(ctx.db, order, found(ctx.membership).page)
  return print(ctx, { ...(await documentBy(ctx, order, document)), language: lang })
}

/** One of any page, for staff. @throws Refused not_found */
export const printAnyDocument = async (
  ctx: Context,
  { order, document, lang = ctx.language }: Taken<typeof adminContract.printAnyDocument>,
): Promise<RawAnswer> => print(ctx, { ...(await documentBy(ctx, order, document)), language: lang })

async function documentBy(ctx: Context, order: string, id: string) {
  const row = await ctx.db
    .selectFrom('invoices')
    .select(['kind', 'facts'])
    .where('id', '=', id)
    .where('order_id', '=', order)
    .executeTakeFirst()
  const { kind, facts } = found(row)
  return { kind: kind as Kind, facts: facts as InvoiceFacts }
}

/** What an order that waits for a transfer asks for; it is no tax invoice and has no number of one. @throws Refused not_found · order_state */
export async function printProforma(
  ctx: Context,
  { order: id, lang = ctx.language }: Taken<typeof contract.printProforma>,
): Promise<RawAnswer> {
  const order = await orderBy(ctx.db, id, found(ctx.membership).page)
  const seller = found((await readSellers(ctx.db)).find((one) => one.id === order.seller_id))
  const transfer = transferOf(order, seller)
  if (!transfer) throw new Refused('order_state')
  const say = (key: string) => ctx.wording.say(lang, `orders.paper.${key}`, {})
  const { holder, bank, iban, swift, reference } = transfer
  const due = formatter(lang).dateTime(order.due_at, { dateStyle: 'long', timeZone: 'UTC' })
  const more = [
    { label: say('payUntil'), value: due },
    { label: say('holder'), value: holder },
    { label: say('bank'), value: bank },
    { label: say('iban'), value: iban, ltr: true },
    { label: say('swift'), value: swift, ltr: true },
    { label: say('transferReference'), value: reference, ltr: true },
  ]
  const facts = await factsOf(ctx, order, seller)
  return print(ctx, { kind: 'proforma', facts, language: lang, received: order.paid, more })
}

async function factsOf(ctx: Context, order: OrderRow, seller: InvoiceFacts['seller']): Promise<InvoiceFacts> {
  const { currency, subtotal, discount, tax_kind, tax_rate, tax, total } = order
  const lines = (await linesOf(ctx.db, [order.id])).map(({ kind, quantity, plan, count, price, amount }) => ({
    ...{ kind, quantity, plan, count, price: Number(price), amount: Number(amount) },
  }))
  return {
    ...{ number: referenceOf(order), order: order.number, issued_at: order.created_at.toISOString() },
    ...{ seller, buyer: order.billed_to, lines, of: null },
    ...{ currency, subtotal, discount, tax_kind, tax_rate, tax, total },
  }
}

async function print(ctx: Context, { kind, facts, language, received = 0, more = [] }: Printed): Promise<RawAnswer> {
  const say: Say = (key, values = {}) => ctx.wording.say(language, `orders.paper.${key}`, values)
  const money = (minor: number) => priceIn(localeOf(language), minor, facts.currency)
  const day = formatter(language).dateTime(new Date(facts.issued_at), { dateStyle: 'long', timeZone: 'UTC' })
  const title = say(facts.tax_kind === 'none' && kind === 'invoice' ? 'plainInvoice' : kind)
  return paper({
    ...{ language, title, number: facts.number },
    facts: [
      { label: say('number'), value: facts.number, ltr: true },
      { label: say('date'), value: day },
      { label: say('order'), value: facts.order, ltr: true },
      ...(facts.of ? [{ label: say('of'), value: facts.of, ltr: true }] : []),
    ],
    parties: [party(say, language, 'seller', facts.seller), party(say, language, 'buyer', facts.buyer)],
    heads: [say('what'), say('count'), say('price'), say('amount')],
    lines: facts.lines.map(({ kind: of, quantity, plan, count, price, amount }) => [
      of === 'refund' ? say('refund') : nameOfProduct(ctx, language, { kind: of, quantity, plan }),
      ...[say('times', { count }), money(price), money(amount)],
    ]),
    sums: sumsOf(say, money, facts, received),
    note: facts.tax_kind === 'standard' ? '' : say(`notes.${facts.tax_kind}`),
    ...{ more, howToPay: more.length > 0 ? say('howToPay') : '' },
    test: facts.is_test ? say('test') : '',
    qr: kind !== 'proforma' && !facts.is_test && isSaudi(facts) ? qrSvg(stampOf(facts)) : '',
    foot: say('foot', { site: ctx.brand.name[language] }),
  })
}

/** The last of them is what counts: the total, or what is still open of it. */
function sumsOf(say: Say, money: (minor: number) => string, facts: InvoiceFacts, received: number): Fact[] {
  const { subtotal, discount, tax_kind, tax_rate, tax, total } = facts
  return [
    { label: say('subtotal'), value: money(subtotal) },
    ...(discount > 0 ? [{ label: say('discount'), value: money(-discount) }] : []),
    ...(tax_kind === 'standard' ? [{ label: say('tax', { rate: tax_rate }), value: money(tax) }] : []),
    { label: say('total'), value: money(total) },
    ...(received > 0
      ? [
          { label: say('received'), value: money(received) },
          { label: say('open'), value: money(total - received) },
        ]
      : []),
  ]
}
type Party = { name: string; address: string; city?: string; country_id: number; tax_number: string }

const party = (say: Say, language: Language, side: 'seller' | 'buyer', one: Party) => ({
  head: say(side),
  name: one.name,
  lines: [one.address, one.city ?? '', countryName(one.country_id, language)].filter(Boolean),
  tax: one.tax_number ? { label: say('taxNumber'), value: one.tax_number, ltr: true } : null,
})

const isSaudi = ({ seller, tax_kind }: InvoiceFacts): boolean =>
  countryCode(seller.country_id) === 'SA' && tax_kind !== 'none'

const stampOf = ({ seller, issued_at, total, tax, currency }: InvoiceFacts): string =>
  zatcaStamp({ seller: seller.name, taxNumber: seller.tax_number, at: issued_at, total, tax, currency })
