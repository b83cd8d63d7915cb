import { mayGoOut } from '#features/companies/pages/page-states.ts'
import { lockOwnGroup } from '#features/jobs/job-groups/find-group.ts'
import { isListed } from '#features/jobs/job-groups/rules.ts'
import { lockOwnJob } from '#features/jobs/jobs/move-job.ts'
import { charge } from '#features/money/prices/charge.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { promotionMoved } from './events.ts'
import { readPromotion } from './list-promotions.ts'
import { movePromotion, paidKey } from './move-promotion.ts'
import { mayPromote, type PromotionKind } from './rules.ts'

const day = 86_400_000

/**
 * Puts something of the own page forward for coins. Of two at once one is refused; the same request twice is one.
 * @throws Refused not_found · not_promotable · ends_before · already_promoted · price_changed · not_allowed · no_coins · over_limit
 */
export async function promote(
  ctx: Context,
  asked: Taken<typeof contract.promote>,
): Promise<Given<typeof contract.promote>> {
  const { request } = asked
  if (!(await isThere(ctx, request))) await ctx.db.transaction().execute((tx) => begin(ctx, tx, asked))
  return { success: true, data: await readPromotion(ctx, request) }
}

/** @throws Refused not_found: another page's request */
async function isThere(ctx: Context, id: string): Promise<boolean> {
  const row = await ctx.db.selectFrom('promotions').select('page_id').where('id', '=', id).executeTakeFirst()
  if (row && row.page_id !== found(ctx.membership).page) throw new Refused('not_found')
  return row !== undefined
}

async function begin(
  ctx: Context,
  tx: Tx,
  { request: id, kind, thing, variant, coins }: Taken<typeof contract.promote>,
) {
  const { page, member } = found(ctx.membership)
  const now = ctx.now()
  const { job_id, group_id, isOut, until, counts } = await lockThing(ctx, tx, kind, thing)
  const running = await tx
    .selectFrom('promotions')
    .select('id')
    .where('page_id', '=', page)
    .where('kind', '=', kind)
    .where('job_id', job_id ? '=' : 'is', job_id)
    .where('group_id', group_id ? '=' : 'is', group_id)
    .where('state', 'in', ['running', 'paused'])
    .executeTakeFirst()
  // the same request, sent again while the first was on its way
  if (running?.id === id) return
  if (running) throw new Refused('already_promoted')
  const on = { promotion: id, ...(thing && { thing }) }
  const {
    id: price_id,
    cost,
    days,
  } = await charge(ctx, tx, {
    ...{ page, action: kind, variant, on },
    ...{ key: paidKey(id), agreed: coins },
  })
  const long = days ?? 7
  must(mayPromote({ isOut, until }, long, now))
  const row = { id, page_id: page, kind, job_id, group_id, days: long, coins: cost, price_id, by_id: member, ...counts }
  await tx
    .insertInto('promotions')
    .values({ ...row, from_at: now, until_at: new Date(now.getTime() + long * day) })
    .execute()
  await emit(ctx, tx, promotionMoved, { promotion: id, page, kind, to: 'running', began: true, returned: 0 })
}

type Thing = {
  job_id: string | null
  group_id: string | null
  isOut: boolean
  until: Date | null
  counts?: { opened_before: number; applied_before: number }
}

/** What is to be promoted, held until the transaction ends: two who promote the same wait for each other. */
async function lockThing(ctx: Context, tx: Tx, kind: PromotionKind, thing: string | undefined): Promise<Thing> {
  const { page } = found(ctx.membership)
  if (kind === 'spotlight') {
    const { state } = await tx
      .selectFrom('pages')
      .select('state')
      .where('id', '=', page)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    return { job_id: null, group_id: null, isOut: mayGoOut(state), until: null }
  }
  if (!thing) throw new Refused('not_found')
  if (kind === 'group') {
    const group = await lockOwnGroup(ctx, tx, thing, 'job.promote')
    const until = group.ends_on === null ? null : new Date(Date.parse(group.ends_on) + day)
    return {
      job_id: null,
      group_id: thing,
      isOut: isListed(group, ctx.now()),
      until,
      counts: await countsOf(tx, thing),
    }
  }
  const job = await lockOwnJob(ctx, tx, thing, 'job.promote')
  return { job_id: thing, group_id: null, isOut: job.state === 'live', until: job.expires_at }
}

async function countsOf(tx: Tx, group: string) {
  const { opened, applied } = await tx
    .selectFrom('job_group_counts')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<number>('opened'), eb.lit(0)).as('opened'),
      eb.fn.coalesce(eb.fn.sum<number>('applied'), eb.lit(0)).as('applied'),
    ])
    .where('group_id', '=', group)
    .executeTakeFirstOrThrow()
  return { opened_before: Number(opened), applied_before: Number(applied) }
}

/** Ends a promotion before its time; what was paid stays paid. @throws Refused not_found · promotion_over */
export async function endPromotion(
  ctx: Context,
  { promotion }: Taken<typeof contract.endPromotion>,
): Promise<Given<typeof contract.endPromotion>> {
  const { page } = found(ctx.membership)
  await ctx.db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('promotions').selectAll().where('id', '=', promotion).where('page_id', '=', page)
    const row = found(await query.forUpdate().executeTakeFirst())
    if (row.state === 'ended' || row.state === 'removed') throw new Refused('promotion_over')
    await movePromotion(ctx, tx, row, 'ended')
  })
  return { success: true, data: await readPromotion(ctx, promotion) }
}
