import type { Perks } from '#features/money/plans/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { stepOf } from '#platform/shared/money.ts'
import { found, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { productChanged } from './events.ts'
import { currencies, isPlanName, perkKinds, planMonths, productKinds } from './rules.ts'

export async function listProducts(ctx: Context): Promise<Given<typeof contract.listProducts>> {
  const rows = await ctx.db.selectFrom('products').selectAll().orderBy('plan').orderBy('quantity').execute()
  const prices = await ctx.db.selectFrom('product_prices').selectAll().execute()
  const data = rows
    .map(({ kind, perks, withdrawn_at, ...row }) => ({
      ...row,
      kind: kind,
      perks: perks as Perks,
      withdrawn_at: withdrawn_at?.toISOString() ?? null,
      prices: Object.fromEntries(
        prices.flatMap(({ product_id, currency, amount }) =>
          product_id === row.id ? [[currency, Number(amount)] as const] : [],
        ),
      ),
    }))
    .sort((a, b) => productKinds.indexOf(a.kind) - productKinds.indexOf(b.kind))
  return { success: true, data }
}

/** @throws Refused invalid: a plan that makes no sense, a currency without a price · product_exists */
export async function addProduct(
  ctx: Context,
  { prices, perks, ...asked }: Taken<typeof contract.addProduct>,
): Promise<Given<typeof contract.addProduct>> {
  if ((asked.plan === null) === (asked.kind === 'plan')) throw wrongField('plan', 'required')
  if (asked.plan !== null) demandPlan({ name: asked.plan, months: asked.quantity, perks })
  const id = newId()
  await ctx.db
    .transaction()
    .execute(async (tx) => {
      await tx
        .insertInto('products')
        .values({ id, ...asked, perks: JSON.stringify(perks) })
        .execute()
      for (const currency of currencies) {
        const amount = prices[currency]
        if (amount === undefined) throw wrongField(`prices.${currency}`, 'required')
        await setPrice(tx, { product_id: id, currency, amount }, `prices.${currency}`)
      }
      await emit(ctx, tx, productChanged, { product: id, what: 'made' })
    })
    .catch((error) => {
      throw (error as { code?: string }).code === '23505' ? new Refused('product_exists') : error
    })
  return { success: true, data: { id } }
}

function demandPlan({ name, months, perks }: { name: string; months: number; perks: Perks }): void {
  if (!isPlanName(name)) throw wrongField('plan', 'plan_name')
  if (!planMonths.includes(months)) throw wrongField('quantity', 'plan_months')
  if (!perkKinds.some((perk) => (perks[perk] ?? 0) > 0)) throw wrongField('perks', 'plan_empty')
}

/** @throws Refused not_found · invalid: a price that no gateway could take */
export async function priceProduct(
  ctx: Context,
  { product, currency, amount }: Taken<typeof contract.priceProduct>,
): Promise<Given<typeof contract.priceProduct>> {
  await ctx.db.transaction().execute(async (tx) => {
    found(await tx.selectFrom('products').select('id').where('id', '=', product).executeTakeFirst())
    await setPrice(tx, { product_id: product, currency, amount }, 'amount')
    await emit(ctx, tx, productChanged, { product, what: 'priced', currency, amount })
  })
  return listProducts(ctx)
}

type Price = { product_id: string; currency: string; amount: number }

async function setPrice(tx: Tx, { product_id, currency, amount }: Price, field: string): Promise<void> {
  if (amount % stepOf(currency) !== 0) throw wrongField(field, 'price_step')
  await tx
    .insertInto('product_prices')
    .values({ product_id, currency, amount })
    .onConflict((known) => known.columns(['product_id', 'currency']).doUpdateSet({ amount }))
    .execute()
}

/** @throws Refused not_found */
export async function withdrawProduct(
  ctx: Context,
  { product }: Taken<typeof contract.withdrawProduct>,
): Promise<Given<typeof contract.withdrawProduct>> {
  await ctx.db.transaction().execute(async (tx) => {
    const done = await tx
      .updateTable('products')
      .set({ withdrawn_at: ctx.now() })
      .where('id', '=', product)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (done.numUpdatedRows === 0n) throw new Refused('not_found')
    await emit(ctx, tx, productChanged, { product, what: 'withdrawn' })
  })
  return { success: true }
}
