import { demandVoice } from '#features/companies/pages/demand-voice.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { localeOf } from '#platform/shared/languages.ts'
import { priceIn } from '#platform/shared/money.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import { placementBilled } from './events.ts'
import type * as contract from './invoice-contract.ts'
import { PaperFacts } from './invoice-facts.ts'
import { invoiceView, numberOf } from './invoice-view.ts'
import { readInvoice } from './issue-invoice.ts'
import { todayOf } from './select-placements.ts'

/** An invoice of the own page, held until the transaction ends. @throws Refused not_found */
const lockInvoice = async (ctx: Context, tx: Tx, id: string) =>
  found(
    await tx
      .selectFrom('placement_invoices')
      .selectAll()
      .where('id', '=', id)
      .where('page_id', '=', found(ctx.membership).page)
      .forUpdate()
      .executeTakeFirst(),
  )

type Row = Awaited<ReturnType<typeof lockInvoice>>
const toldOf = (row: Row) => ({
  ...{ placement: row.placement_id ?? row.id, page: row.page_id, invoice: row.id, number: numberOf(row) },
})

/** @throws Refused not_found · invalid: a credit note, or a day that is not there yet · invoice_credited */
export async function payPlacementInvoice(
  ctx: Context,
  { invoice, paid_on = null }: Taken<typeof contract.payPlacementInvoice>,
): Promise<Given<typeof contract.payPlacementInvoice>> {
  await ctx.db.transaction().execute(async (tx) => {
    const row = await lockInvoice(ctx, tx, invoice)
    if (row.kind !== 'invoice') throw wrongField('invoice', 'wrong')
    if (paid_on !== null && row.credited === row.amount) throw new Refused('invoice_credited')
    if (paid_on !== null && (paid_on > todayOf(ctx) || paid_on < row.issued_on)) throw wrongField('paid_on', 'wrong')
    await tx.updateTable('placement_invoices').set({ paid_on }).where('id', '=', invoice).execute()
    await emit(ctx, tx, placementBilled, { ...toldOf(row), what: paid_on ? 'paid' : 'unpaid' })
  })
  return { success: true, data: await readInvoice(ctx, invoice) }
}

/** Mails the client's contact a link to the paper. @throws Refused not_found · invalid: the client has no address · page_withheld · page_suspended */
export async function mailPlacementInvoice(
  ctx: Context,
  { invoice, lang = ctx.language }: Taken<typeof contract.mailPlacementInvoice>,
): Promise<Given<typeof contract.mailPlacementInvoice>> {
  const { row, key, email, contact } = await ctx.db.transaction().execute(async (tx) => {
    const locked = await lockInvoice(ctx, tx, invoice)
    await demandVoice(tx, locked.page_id)
    const { contact_email, contact_name } = await tx
      .selectFrom('placement_invoices')
      .leftJoin('placements', 'placements.id', 'placement_id')
      .innerJoin('mandates', (join) =>
        join.on((eb) =>
          eb('mandates.id', '=', eb.fn.coalesce('placements.mandate_id', 'placement_invoices.mandate_id')),
        ),
      )
      .innerJoin('clients', 'clients.id', 'mandates.client_id')
      .select(['contact_email', 'contact_name'])
      .where('placement_invoices.id', '=', locked.id)
      .executeTakeFirstOrThrow()
    if (!contact_email) throw wrongField('contact_email', 'required')
    await emit(ctx, tx, placementBilled, { ...toldOf(locked), what: 'mailed' })
    const made = await makeKey(ctx, tx, 'placement-invoice', { thing: invoice, contact: contact_email })
    return { row: locked, key: made, email: contact_email, contact: contact_name }
  })
  const { seller, name, job, retainer } = PaperFacts.parse(row.facts)
  const { total, number, currency } = invoiceView(ctx, row)
  await notify(ctx, {
    ...{
      cause: `placement-invoice:${newId()}`,
      notice: retainer ? 'placement_retainer' : `placement_${row.kind}`,
      channels: ['mail'],
    },
    to: { user: null, name: contact, email, phone: null, language: lang },
    facts: { agency: seller.name, number, name, job, total: priceIn(localeOf(lang), total, currency) },
    link: `/api/placement-invoices/${key}?lang=${lang}`,
  })
  return { success: true, data: { email } }
}
