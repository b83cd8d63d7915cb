import { countryName } from '#features/site/lookups/countries.ts'
import { demandPlaces } from '#features/site/lookups/demand-places.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './admin-contract.ts'
import { sellerSet, taxRateSet } from './events.ts'
import { isTaxNumber, plainNumber } from './tax-number.ts'

export type Bank = { holder?: string; iban?: string; bank?: string; swift?: string }
export type Seller = {
  id: number
  name: string
  address: string
  country_id: number
  tax_number: string
  bank: Bank
  countries: number[]
}

/** Who sells to buyers of a country: its own seller, else the first that sells everywhere. */
export async function sellerFor(db: Db | Tx, country: number): Promise<Seller> {
  const rows = await readSellers(db)
  const own = rows.find(({ countries }) => countries.includes(country))
  return found(own ?? rows.find(({ countries }) => countries.length === 0) ?? rows[0])
}

export async function readSellers(db: Db | Tx): Promise<Seller[]> {
  const rows = await db
    .selectFrom('sellers')
    .select(['id', 'name', 'address', 'country_id', 'tax_number', 'bank', 'countries'])
    .orderBy('id')
    .execute()
  return rows.map(({ bank, ...row }) => ({ ...row, bank: bank as Bank }))
}

export async function listSellers(ctx: Context): Promise<Given<typeof contract.listSellers>> {
  const [sellers, rates] = await Promise.all([
    readSellers(ctx.db),
    ctx.db
      .selectFrom('tax_rates')
      .select(['country_id', 'rate'])
      .select((eb) => eb.cast<string>('from_on', 'text').as('from_on'))
      .orderBy('country_id')
      .orderBy('from_on', 'desc')
      .execute(),
  ])
  return {
    success: true,
    data: {
      sellers,
      rates: rates.map(({ rate, ...one }) => ({
        ...one,
        rate: Number(rate),
        country: countryName(one.country_id, ctx.language),
      })),
    },
  }
}

/** A seller as it is from now on; invoices that were issued stay as they are. @throws Refused invalid: no tax number of that country */
export async function setSeller(
  ctx: Context,
  { seller, bank, tax_number, ...asked }: Taken<typeof contract.setSeller>,
): Promise<Given<typeof contract.listSellers>> {
  await demandPlaces(ctx, [asked])
  if (tax_number !== '' && !isTaxNumber(asked.country_id, tax_number)) throw wrongField('tax_number', 'tax_number')
  const row = { ...asked, tax_number: plainNumber(tax_number), bank: JSON.stringify(bank) }
  const by = { changed_by: ctx.me?.id ?? null, changed_at: ctx.now() }
  await ctx.db.transaction().execute(async (tx) => {
    const { id } =
      seller === null
        ? await tx
            .insertInto('sellers')
            .values({ ...row, ...by })
            .returning('id')
            .executeTakeFirstOrThrow()
        : found(
            await tx
              .updateTable('sellers')
              .set({ ...row, ...by })
              .where('id', '=', seller)
              .returning('id')
              .executeTakeFirst(),
          )
    await emit(ctx, tx, sellerSet, { seller: id })
  })
  return listSellers(ctx)
}

/** A rate from a day on; what was ordered before keeps its own. */
export async function setTaxRate(
  ctx: Context,
  { country_id, rate, from_on }: Taken<typeof contract.setTaxRate>,
): Promise<Given<typeof contract.listSellers>> {
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('tax_rates')
      .values({ country_id, rate, from_on })
      .onConflict((known) => known.columns(['country_id', 'from_on']).doUpdateSet({ rate }))
      .execute()
    await emit(ctx, tx, taxRateSet, { country_id, rate, from_on })
  })
  return listSellers(ctx)
}
