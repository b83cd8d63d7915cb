import type { ProductKind } from '#features/money/products/rules.ts'
import type { Context } from '#platform/server/context.ts'
import { csvOf } from '#platform/server/csv.ts'
import { emit } from '#platform/server/events/emit.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import { shortCode } from '#platform/server/short-code.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { stepOf } from '#platform/shared/money.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { Batch } from './contract.ts'
import { vouchersMade, vouchersWithdrawn } from './events.ts'
import { codeLength, mostWorth, usesOnScreen, type VoucherKind } from './rules.ts'

const pageSize = 20

export async function listVouchers(
  ctx: Context,
  { cursor }: Taken<typeof contract.listVouchers>,
): Promise<Given<typeof contract.listVouchers>> {
  const rows = await batches(ctx)
    .$if(cursor !== undefined, (query) => query.where('batch.id', '<', cursor as string))
    .orderBy('batch.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = await viewsOf(ctx, rows.slice(0, pageSize))
  return { success: true, data: shown, next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null }
}

/** @throws Refused invalid: an end before the beginning or in the past, more uses of a page than in all, no value of its kind · not_found a page or product */
export async function addVouchers(
  ctx: Context,
  { count, pages, product, starts_on, ends_on, ...asked }: Taken<typeof contract.addVouchers>,
): Promise<Given<typeof contract.addVouchers>> {
  const starts_at = starts_on === null ? null : new Date(starts_on)
  // the last day belongs to it
  const ends_at = ends_on === null ? null : new Date(Date.parse(ends_on) + 86_400_000)
  if (ends_at && starts_at && ends_at <= starts_at) throw wrongField('ends_on', 'period_order')
  if (ends_at && ends_at <= ctx.now()) throw wrongField('ends_on', 'period_past')
  if (asked.uses_of_page > asked.uses) throw wrongField('uses_of_page', 'too_many_uses')
  demandValue({ ...asked, product })
  if (product) found(await ctx.db.selectFrom('products').select('id').where('id', '=', product).executeTakeFirst())
  const known = await namesOf(ctx, pages)
  for (const page of pages) found(known.get(page))
  const batch = newId()
  await ctx.db.transaction().execute(async (tx) => {
    const made = { made_by: ctx.me?.id ?? null, made_at: ctx.now() }
    await tx
      .insertInto('voucher_batches')
      .values({ id: batch, ...asked, product_id: product, page_ids: pages, starts_at, ends_at, ...made })
      .execute()
    const rows = Array.from({ length: count }, () => ({ id: newId(), batch_id: batch, code: shortCode(codeLength) }))
    await tx.insertInto('vouchers').values(rows).execute()
    await emit(ctx, tx, vouchersMade, { batch, kind: asked.kind, amount: asked.amount, count })
  })
  return { success: true, data: await viewOf(ctx, batch) }
}

type Value = { kind: VoucherKind; amount: number; currency: string | null; product: string | null }

/** An amount has a currency and is one that gateways take, a product is named, and nothing else has either. */
function demandValue({ kind, amount, currency, product }: Value): void {
  if ((kind === 'amount') !== (currency !== null)) throw wrongField('currency', 'required')
  if ((kind === 'product') !== (product !== null)) throw wrongField('product', 'required')
  const most = kind === 'percent' ? 100 : kind === 'amount' ? Number.POSITIVE_INFINITY : mostWorth
  if (amount > most) throw wrongField('amount', 'too_big', { max: most })
  if (kind === 'amount' && amount % stepOf(currency ?? '') !== 0) throw wrongField('amount', 'price_step')
}

/** @throws Refused not_found */
export async function showVouchers(
  ctx: Context,
  { batch }: Taken<typeof contract.showVouchers>,
): Promise<Given<typeof contract.showVouchers>> {
  const view = await viewOf(ctx, batch)
  const [vouchers, uses_made] = await Promise.all([codesOf(ctx, batch), usesOf(ctx, batch)])
  return { success: true, data: { ...view, vouchers, uses_made } }
}

/** @throws Refused not_found */
export async function exportVouchers(
  ctx: Context,
  { batch }: Taken<typeof contract.exportVouchers>,
): Promise<RawAnswer> {
  const { label } = await viewOf(ctx, batch)
  const rows = (await codesOf(ctx, batch)).map(({ code, used }) => [code, addressOf(ctx, code), String(used)])
  const heads = ['code', 'address', 'used'].map((head) => ctx.wording.say(ctx.language, `vouchers.file.${head}`, {}))
  return new RawAnswer(
    200,
    {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="vouchers.csv"; filename*=UTF-8''${encodeURIComponent(label)}.csv`,
      'cache-control': 'private, no-store',
    },
    csvOf([heads, ...rows]),
  )
}

/** @throws Refused not_found */
export async function withdrawVouchers(
  ctx: Context,
  { batch }: Taken<typeof contract.withdrawVouchers>,
): Promise<Given<typeof contract.withdrawVouchers>> {
  await viewOf(ctx, batch)
  await ctx.db.transaction().execute(async (tx) => {
    const changed = await tx
      .updateTable('voucher_batches')
      .set({ withdrawn_at: ctx.now() })
      .where('id', '=', batch)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst()
    if (changed.numUpdatedRows > 0n) await emit(ctx, tx, vouchersWithdrawn, { batch })
  })
  return { success: true }
}

/** Where a voucher is claimed: what its QR code says. */
export const addressOf = ({ settings }: Context, code: string): string => `${settings.publicUrl}/claim/${code}`

export const codesOf = (ctx: Context, batch: string) =>
  ctx.db.selectFrom('vouchers').select(['code', 'used']).where('batch_id', '=', batch).orderBy('id').execute()

/** Who used vouchers of a batch, the latest first. */
async function usesOf(ctx: Context, batch: string) {
  const rows = await ctx.db
    .selectFrom('voucher_uses as use')
    .innerJoin('vouchers', 'vouchers.id', 'use.voucher_id')
    .innerJoin('pages', 'pages.id', 'use.page_id')
    .leftJoin('users', 'users.id', 'use.by_id')
    .leftJoin('orders', 'orders.id', 'use.order_id')
    .select([
      'code',
      'pages.id as page',
      'pages.name',
      'users.name as by',
      'at',
      'order_id',
      'orders.number as order_number',
    ])
    .where('batch_id', '=', batch)
    .orderBy('at', 'desc')
    .limit(usesOnScreen)
    .execute()
  return rows.map(({ code, page, name, by, at, order_id, order_number }) => ({
    ...{ code, by, page: { id: page, name }, at: at.toISOString() },
    order: order_id && order_number ? { id: order_id, number: order_number } : null,
  }))
}

const batches = (ctx: Context) =>
  ctx.db
    .selectFrom('voucher_batches as batch')
    .leftJoin('users', 'users.id', 'made_by')
    .leftJoin('products', 'products.id', 'product_id')
    .selectAll('batch')
    .select(['products.kind as product_kind', 'products.quantity', 'products.plan'])
    .select('users.name as by')
    .select((eb) => [
      eb
        .selectFrom('vouchers')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('batch_id', '=', 'batch.id')
        .as('count'),
      eb
        .selectFrom('vouchers')
        .select((of) => of.fn.sum<number>('used').as('used'))
        .whereRef('batch_id', '=', 'batch.id')
        .as('used'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof batches>['execute']>>[number]

const viewOf = async (ctx: Context, id: string): Promise<Batch> =>
  found((await viewsOf(ctx, await batches(ctx).where('batch.id', '=', id).execute()))[0])

async function viewsOf(ctx: Context, rows: readonly Row[]): Promise<Batch[]> {
  const names = await namesOf(
    ctx,
    rows.flatMap(({ page_ids }) => page_ids),
  )
  return rows.map(({ id, label, kind, amount, count, uses, uses_of_page, used, page_ids, by, ...row }) => ({
    ...{ id, label, amount, uses, uses_of_page },
    kind: kind,
    currency: row.currency,
    first_order: row.first_order,
    brands: row.brands,
    product: row.product_kind
      ? { kind: row.product_kind as ProductKind, quantity: row.quantity ?? 0, plan: row.plan }
      : null,
    count: Number(count ?? 0),
    used: Number(used ?? 0),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
    made_at: row.made_at.toISOString(),
    made_by: by,
    pages: page_ids.flatMap((page) => names.get(page) ?? []),
  }))
}

async function namesOf(ctx: Context, ids: readonly string[]): Promise<Map<string, string>> {
  const rows =
    ids.length > 0 ? await ctx.db.selectFrom('pages').select(['id', 'name']).where('id', 'in', ids).execute() : []
  return new Map(rows.map(({ id, name }) => [id, name]))
}
