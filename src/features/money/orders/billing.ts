import { countryName } from '#features/site/lookups/countries.ts'
import { demandPlaces } from '#features/site/lookups/demand-places.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { billingSet } from './events.ts'
import { isTaxNumber, plainNumber } from './tax-number.ts'

/** To whom a page's invoices go. */
export type Billing = {
  name: string
  address: string
  city: string
  country_id: number
  tax_number: string
  emails: string[]
}

export const billingOf = async (db: Db | Tx, page: string): Promise<Billing | undefined> =>
  db
    .selectFrom('page_billing')
    .select(['name', 'address', 'city', 'country_id', 'tax_number', 'emails'])
    .where('page_id', '=', page)
    .executeTakeFirst()

/** The own billing details; before there are any, what the page says of itself. */
export async function showBilling(ctx: Context): Promise<Given<typeof contract.showBilling>> {
  const { page } = found(ctx.membership)
  const kept = await billingOf(ctx.db, page)
  const known = kept ?? (await fromPage(ctx, page))
  return {
    success: true,
    data: { ...known, country: countryName(known.country_id, ctx.language), is_kept: kept !== undefined },
  }
}

async function fromPage(ctx: Context, page: string): Promise<Billing> {
  const { name, legal_name, country_id } = found(
    await ctx.db
      .selectFrom('pages')
      .select(['name', 'legal_name', 'country_id'])
      .where('id', '=', page)
      .executeTakeFirst(),
  )
  return { name: legal_name || name, address: '', city: '', country_id: country_id ?? 0, tax_number: '', emails: [] }
}

/** @throws Refused invalid: no tax number of that country */
export async function setBilling(
  ctx: Context,
  { tax_number, ...asked }: Taken<typeof contract.setBilling>,
): Promise<Given<typeof contract.showBilling>> {
  const { page } = found(ctx.membership)
  await demandPlaces(ctx, [asked])
  if (tax_number !== '' && !isTaxNumber(asked.country_id, tax_number)) throw wrongField('tax_number', 'tax_number')
  const row = { ...asked, tax_number: plainNumber(tax_number), set_by: ctx.me?.id ?? null, set_at: ctx.now() }
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('page_billing')
      .values({ page_id: page, ...row })
      .onConflict((known) => known.column('page_id').doUpdateSet(row))
      .execute()
    await emit(ctx, tx, billingSet, { page })
  })
  return showBilling(ctx)
}
