import type { Perks } from '#features/money/plans/rules.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { currencyOf } from '#platform/shared/likely-currencies.ts'
import { fromMinor } from '#platform/shared/money.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { type Currency, isCurrency, productKinds } from './rules.ts'

/** What a page can buy. @throws Refused not_allowed: another's id, or a page of others */
export async function viewProducts(
  ctx: Context,
  { user, page, kind, currency }: Taken<typeof contract.viewProducts>,
): Promise<Given<typeof contract.viewProducts>> {
  const me = found(ctx.me).id
  const member = await ctx.db
    .selectFrom('page_members')
    .innerJoin('pages', 'pages.id', 'page_members.page_id')
    .select('pages.country_id')
    .where('page_members.page_id', '=', page)
    .where('user_id', '=', me)
    .where('page_members.state', '=', 'active')
    .executeTakeFirst()
  if (user !== me || !member) throw new Refused('not_allowed')
  const shown = currency ?? usualCurrency(member.country_id)
  const offered = await offeredIn(ctx.db, shown)
  return {
    success: true,
    data: offered
      .filter((one) => kind === 'all' || one.kind === kind)
      .map((one) => ({ ...one, price: fromMinor(one.minor, shown), currency: shown })),
  }
}

/** The currency that is usual in a country, as far as there are prices in it; else dollars. */
export function usualCurrency(country: number | null): Currency {
  const usual = country === null ? 'USD' : currencyOf(countryCode(country))
  return isCurrency(usual) ? usual : 'USD'
}

/** What is sold in a currency now, packs before plans, the smallest first. */
export async function offeredIn(db: Db | Tx, currency: Currency) {
  const rows = await db
    .selectFrom('products')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.id')
    .select(['id', 'kind', 'quantity', 'plan', 'perks', 'amount'])
    .where('currency', '=', currency)
    .where('withdrawn_at', 'is', null)
    .orderBy('amount')
    .execute()
  return rows
    .map(({ amount, kind, perks, ...row }) => ({
      ...row,
      kind: kind,
      perks: perks as Perks,
      minor: Number(amount),
    }))
    .sort((a, b) => productKinds.indexOf(a.kind) - productKinds.indexOf(b.kind))
}
