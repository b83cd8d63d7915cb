import { workedStates } from '#features/companies/pages/page-states.ts'
import { mayOnPage } from '#features/companies/pages/role-rules.ts'
import { balanceOf, give } from '#features/money/ledger/ledger.ts'
import type { Perks } from '#features/money/plans/rules.ts'
import { deliverProduct } from '#features/money/products/deliver-product.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { type Found, factsOfPage, lockVoucher, namedVoucher, noteUse } from './find-voucher.ts'
import { isForOrders, mayClaim, spacedCode, standingOf } from './rules.ts'

/** What a voucher gives, and which of the caller's pages may have it. @throws Refused not_found · too_many */
export async function showVoucher(
  ctx: Context,
  { hash }: Taken<typeof contract.showVoucher>,
): Promise<Given<typeof contract.showVoucher>> {
  const [known, pages] = await Promise.all([namedVoucher(ctx, hash), pagesToFill(ctx)])
  const ids = pages.map(({ id }) => id)
  const [facts, product] = await Promise.all([factsOfPage(ctx.db, known.id, ids), productOf(ctx.db, known)])
  const { kind, amount, currency, starts_at, ends_at } = known
  return {
    success: true,
    data: {
      ...{ kind, amount, currency },
      product: product && { kind: product.kind, quantity: product.quantity, plan: product.plan },
      starts_at: starts_at?.toISOString() ?? null,
      ends_at: ends_at?.toISOString() ?? null,
      pages: pages.map(({ id, name }) => ({
        id,
        name,
        standing: standingOf(known, ctx, { id, used: 0, hasOrdered: false, ...facts.get(id) }),
      })),
      standing: standingOf(known, ctx),
    },
  }
}

/**
 * Puts what a voucher gives on a page; two at once use it once each, as far as it goes.
 * @throws Refused not_found · too_many · not_allowed · voucher_for_orders · voucher_… how it stands
 */
export async function claimVoucher(
  ctx: Context,
  { hash, page }: Taken<typeof contract.claimVoucher>,
): Promise<Given<typeof contract.claimVoucher>> {
  if (!(await pagesToFill(ctx)).some(({ id }) => id === page)) throw new Refused('not_allowed')
  await namedVoucher(ctx, hash)
  const { kind, amount } = await ctx.db.transaction().execute(async (tx) => {
    const voucher = await lockVoucher(tx, hash)
    if (isForOrders(voucher.kind)) throw new Refused('voucher_for_orders')
    const facts = (await factsOfPage(tx, voucher.id, [page])).get(page)
    must(mayClaim(standingOf(voucher, ctx, { id: page, used: 0, hasOrdered: false, ...facts })))
    await deliver(ctx, tx, voucher, page, await noteUse(ctx, tx, voucher, { page, order: null }))
    return voucher
  })
  const balance =
    kind === 'coin' || kind === 'cv' || kind === 'sms' ? await balanceOf(ctx.db, page, kind, ctx.now()) : null
  return { success: true, data: { kind, amount, balance } }
}

async function deliver(ctx: Context, tx: Tx, voucher: Found, page: string, number: number): Promise<void> {
  const { id, code, kind, amount, label } = voucher
  const key = `voucher:${id}:${page}:${number}`
  const about = { for: 'voucher', code: spacedCode(code), label }
  if (kind === 'coin' || kind === 'cv' || kind === 'sms')
    await give(ctx, tx, { page, kind, amount, key, about, source: 'granted', what: 'grant' })
  const product = await productOf(tx, voucher)
  if (product)
    await deliverProduct(ctx, tx, { page, product, count: amount, order: null, key, about, source: 'granted' })
}

async function productOf(db: Db | Tx, { product_id }: Found) {
  if (!product_id) return null
  const row = await db
    .selectFrom('products')
    .select(['id', 'kind', 'quantity', 'plan', 'perks'])
    .where('id', '=', product_id)
    .executeTakeFirst()
  return row ? { ...row, kind: row.kind, perks: row.perks as Perks } : null
}

/** Pages of the caller whose money the caller looks after. */
async function pagesToFill(ctx: Context) {
  const rows = await ctx.db
    .selectFrom('page_members')
    .innerJoin('pages', 'pages.id', 'page_members.page_id')
    .select(['pages.id', 'pages.name', 'role', 'allow', 'deny'])
    .where('user_id', '=', found(ctx.me).id)
    .where('page_members.state', '=', 'active')
    .where('pages.state', 'in', workedStates)
    .orderBy('pages.name')
    .execute()
  return rows.filter((rights) => mayOnPage('billing', rights))
}
