import { perksOf } from '#features/money/plans/plans.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { priceSet } from './events.ts'
import { pricesOf } from './price-of.ts'
import { type Action, actions, variants } from './rules.ts'

/** What things cost the own page, and how much of it is free: by the plan it has, where that is more. */
export async function listPrices(ctx: Context): Promise<Given<typeof contract.listPrices>> {
  const { page } = found(ctx.membership)
  const [perks, lists] = await Promise.all([
    perksOf(ctx.db, page, ctx.now()),
    Promise.all(actions.map(async (action) => ({ action, prices: await pricesOf(ctx, ctx.db, action, page) }))),
  ])
  const data = lists.flatMap(({ action, prices }) =>
    variants[action].flatMap((variant) => {
      const price = prices.get(variant)
      if (!price) return []
      const { id: _, from_at, ...rest } = price
      const free_at_once = action === 'live_job' ? Math.max(rest.free_at_once, perks.live_jobs ?? 0) : rest.free_at_once
      const free_monthly =
        action === 'formatted_cv' ? Math.max(rest.free_monthly, perks.formatted_cv ?? 0) : rest.free_monthly
      return [{ action, ...rest, free_at_once, free_monthly, from_at: from_at.toISOString() }]
    }),
  )
  return { success: true, data }
}

export async function listVersions(ctx: Context): Promise<Given<typeof contract.listVersions>> {
  const rows = await ctx.db
    .selectFrom('prices')
    .leftJoin('users', 'users.id', 'set_by')
    .select([
      'action',
      'variant',
      'prices.country_id',
      'brand',
      'kind',
      'cost',
      'free_monthly',
      'free_at_once',
      'days',
      'from_at',
      'until_at',
    ])
    .select('users.name as set_by')
    .orderBy('action')
    .orderBy('variant')
    .orderBy('from_at', 'desc')
    .execute()
  return {
    success: true,
    brand: ctx.settings.BRAND,
    data: rows.map(({ action, kind, country_id, from_at, until_at, ...row }) => ({
      ...row,
      action: action as Action,
      kind: kind,
      country_id,
      country: country_id === null ? null : countryName(country_id, ctx.language),
      from_at: from_at.toISOString(),
      until_at: until_at?.toISOString() ?? null,
    })),
  }
}

/** A new version of a price; the one before it ends now. @throws Refused not_found: no such action or variant */
export async function setPrice(
  ctx: Context,
  { action, variant, country_id, brand, cost, free_monthly, ...changed }: Taken<typeof contract.setPrice>,
): Promise<Given<typeof contract.setPrice>> {
  if (!variants[action].some((one) => one === variant)) throw new Refused('not_found')
  await ctx.db.transaction().execute(async (tx) => {
    const all = tx.selectFrom('prices').selectAll().where('action', '=', action).where('variant', '=', variant)
    // all versions at once: two admins wait for each other
    const rows = await all.orderBy('id').forUpdate().execute()
    const valid = rows.filter(({ until_at }) => until_at === null)
    const { kind, free_at_once, days } = found(
      valid.find((row) => row.country_id === country_id && row.brand === brand) ?? valid[0],
    )
    const now = ctx.now()
    await tx
      .updateTable('prices')
      .set({ until_at: now })
      .where('action', '=', action)
      .where('variant', '=', variant)
      .where('country_id', country_id === null ? 'is' : '=', country_id)
      .where('brand', brand === null ? 'is' : '=', brand)
      .where('until_at', 'is', null)
      .execute()
    const id = newId()
    // what happens once goes on happening once
    const lasting = { days: days && (changed.days ?? days), free_at_once: changed.free_at_once ?? free_at_once }
    const said = { action, variant, country_id, brand, kind, cost, free_monthly, ...lasting }
    await tx
      .insertInto('prices')
      .values({ ...said, id, from_at: now, set_by: ctx.me?.id ?? null })
      .execute()
    await emit(ctx, tx, priceSet, { id, action, variant, country_id, brand, cost })
  })
  return listVersions(ctx)
}
