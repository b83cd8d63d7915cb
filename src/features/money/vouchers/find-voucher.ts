import { sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { consume } from '#platform/server/tries.ts'
import { found } from '#platform/shared/refusal.ts'
import { voucherClaimed } from './events.ts'
import { codeOf } from './rules.ts'

export type Found = NonNullable<Awaited<ReturnType<typeof voucherBy>>>

/** A voucher by its code, however it was typed. */
export async function voucherBy(db: Db | Tx, hash: string) {
  const row = await db
    .selectFrom('vouchers')
    .innerJoin('voucher_batches as batch', 'batch.id', 'batch_id')
    .select(['vouchers.id', 'batch_id', 'code', 'used', 'label', 'kind', 'amount', 'uses', 'uses_of_page', 'page_ids'])
    .select(['starts_at', 'ends_at', 'withdrawn_at', 'currency', 'product_id', 'brands', 'first_order'])
    .where('code', '=', codeOf(hash))
    .executeTakeFirst()
  return row && { ...row, kind: row.kind }
}

/** Codes that nobody has, which an account may try. */
const wrongCodes = { times: 10, seconds: 600 }

/**
 * A voucher that somebody named. Only wrong codes are counted, and before they are looked at: many at once count too, and a hall
 * full of people behind one address may use theirs.
 * @throws Refused not_found · too_many
 */
export async function namedVoucher(ctx: Context, hash: string): Promise<Found> {
  const counter = ctx.counters.named('voucher guesses', wrongCodes)
  const by = found(ctx.me).id
  if (counter) await consume(counter, by)
  const voucher = found(await voucherBy(ctx.db, hash))
  await counter?.reward(by)
  return voucher
}

/** The same, once nobody else is at it. @throws Refused not_found */
export async function lockVoucher(tx: Tx, hash: string): Promise<Found> {
  const { id } = found(await voucherBy(tx, hash))
  await tx.selectFrom('vouchers').select('id').where('id', '=', id).forUpdate().execute()
  return found(await voucherBy(tx, hash))
}

export type FactsOfPage = { used: number; last: number; hasOrdered: boolean }

/** How often each page used a voucher, and whether it has ever paid for an order. */
export async function factsOfPage(
  db: Db | Tx,
  voucher: string,
  pages: readonly string[],
): Promise<Map<string, FactsOfPage>> {
  const { rows } = await sql<FactsOfPage & { page: string }>`
    select page, count(number)::integer as used, coalesce(max(number), 0)::integer as last,
      exists (select 1 from orders where orders.page_id = page and paid_at is not null) as "hasOrdered"
    from unnest(${pages}::uuid[]) page left join voucher_uses on voucher_id = ${voucher} and page_id = page
    group by page`.execute(db)
  return new Map(rows.map(({ page, ...facts }) => [page, facts]))
}

/** One more use by a page. */
export async function noteUse(
  ctx: Context,
  tx: Tx,
  { id, batch_id }: Found,
  { page, order }: { page: string; order: string | null },
): Promise<number> {
  const number = ((await factsOfPage(tx, id, [page])).get(page)?.last ?? 0) + 1
  const use = { voucher_id: id, page_id: page, number, by_id: ctx.me?.id ?? null, at: ctx.now(), order_id: order }
  await tx.insertInto('voucher_uses').values(use).execute()
  await tx
    .updateTable('vouchers')
    .set((eb) => ({ used: eb('used', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await emit(ctx, tx, voucherClaimed, { batch: batch_id, voucher: id, page })
  return number
}
