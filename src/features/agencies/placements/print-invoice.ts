import { paper, type Say } from '#features/money/orders/print-paper.ts'
import { readKey } from '#features/people/accounts/one-time-keys.ts'
import type { Context } from '#platform/server/context.ts'
import type { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { type Language, localeOf } from '#platform/shared/languages.ts'
import { priceIn } from '#platform/shared/money.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { formatter } from '#platform/shared/words.ts'
import type * as contract from './invoice-contract.ts'
import { PaperFacts } from './invoice-facts.ts'
import { invoiceView } from './invoice-view.ts'

/** @throws Refused not_found */
export async function printPlacementInvoice(
  ctx: Context,
  { invoice, lang = ctx.language }: Taken<typeof contract.printPlacementInvoice>,
): Promise<RawAnswer> {
  const row = await select(ctx, invoice).where('page_id', '=', found(ctx.membership).page).executeTakeFirst()
  return print(ctx, found(row), lang)
}

/** By the link that was mailed to the client. @throws Refused link_expired */
export async function openPlacementInvoice(
  ctx: Context,
  { key, lang = ctx.language }: Taken<typeof contract.openPlacementInvoice>,
): Promise<RawAnswer> {
  const { thing_id } = await readKey(ctx, 'placement-invoice', key)
  const row = thing_id && (await select(ctx, thing_id).executeTakeFirst())
  if (!row) throw new Refused('link_expired')
  return print(ctx, row, lang)
}

const select = ({ db }: Context, id: string) => db.selectFrom('placement_invoices').selectAll().where('id', '=', id)
type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirst']>>>

function print(ctx: Context, row: Row, language: Language): Promise<RawAnswer> {
  const facts = PaperFacts.parse(row.facts)
  const { number, amount, total, tax_percent, currency, issued_on, due_on, kind } = invoiceView(ctx, row)
  const say: Say = (key, values = {}) => ctx.wording.say(language, `orders.paper.${key}`, values)
  const own: Say = (key, values = {}) => ctx.wording.say(language, `placements.paper.${key}`, values)
  const money = (minor: number) => priceIn(localeOf(language), minor, currency)
  const day = (on: string) => formatter(language).dateTime(new Date(on), { dateStyle: 'long', timeZone: 'UTC' })
  const isTaxed = tax_percent > 0
  const title = say(kind === 'invoice' && !isTaxed ? 'plainInvoice' : kind)
  const said = { name: facts.name, job: facts.job, day: day(facts.starts_on) }
  const words = facts.retainer
    ? own('retainer', said)
    : facts.part
      ? own('part', { ...said, number: facts.part.number, fee: money(facts.part.fee) })
      : own('line', said)
  return paper({
    ...{ language, title, number },
    facts: [
      { label: say('number'), value: number, ltr: true },
      { label: say('date'), value: day(issued_on) },
      ...(kind === 'invoice' ? [{ label: say('payUntil'), value: day(due_on) }] : []),
      ...(facts.of ? [{ label: say('of'), value: facts.of, ltr: true }] : []),
    ],
    parties: [party(say, 'seller', facts.seller), party(say, 'buyer', facts.buyer)],
    heads: [say('what'), say('count'), say('price'), say('amount')],
    lines: [[words, say('times', { count: 1 }), money(amount), money(amount)]],
    sums: [
      { label: say('subtotal'), value: money(amount) },
      ...(isTaxed ? [{ label: say('tax', { rate: tax_percent }), value: money(total - amount) }] : []),
      { label: say('total'), value: money(total) },
    ],
    foot: facts.seller.name,
  })
}

const party = (say: Say, side: 'seller' | 'buyer', one: PaperFacts['seller']) => ({
  ...{ head: say(side), name: one.name, lines: one.lines },
  tax: one.tax_number ? { label: say('taxNumber'), value: one.tax_number, ltr: true } : null,
})
