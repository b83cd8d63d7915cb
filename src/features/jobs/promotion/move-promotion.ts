import { type Selectable, sql } from 'kysely'
import type { Promotions } from '#db/tables.ts'
import { unusedOf } from '#features/jobs/jobs/fee-rules.ts'
import { giveBack } from '#features/money/ledger/ledger.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { promotionMoved } from './events.ts'
import { type PromotionState, standingOf } from './rules.ts'

const day = 86_400_000

export type PromotionRow = Selectable<Promotions>

/** The key of what was taken for a promotion. */
export const paidKey = (promotion: string) => `promotion:${promotion}`

/** Takes a locked promotion to another state, its days along with it, and tells. */
export async function movePromotion(ctx: Context, tx: Tx, row: PromotionRow, to: PromotionState): Promise<void> {
  if (row.state === to || row.state === 'ended' || row.state === 'removed') return
  const left = leftOf(ctx, row)
  // days that are over do not wait
  const state = to === 'paused' && left === 0 ? 'ended' : to
  const returned = state === 'removed' ? await giveUnusedBack(ctx, tx, row, left) : 0
  const until = state === 'running' ? new Date(ctx.now().getTime() + left) : endOf(ctx, row)
  await tx
    .updateTable('promotions')
    .set({
      state,
      returned,
      until_at: state === 'paused' ? null : until,
      left_seconds: state === 'paused' ? Math.ceil(left / 1_000) : null,
    })
    .where('id', '=', row.id)
    .execute()
  const { id: promotion, page_id: page, kind } = row
  await emit(ctx, tx, promotionMoved, {
    promotion,
    page,
    kind: kind,
    to: state,
    began: false,
    returned,
  })
}

/** What is left of the days that were paid, in ms. */
function leftOf(ctx: Context, { left_seconds, until_at }: PromotionRow): number {
  if (left_seconds !== null) return left_seconds * 1_000
  return Math.max(0, (until_at?.getTime() ?? 0) - ctx.now().getTime())
}

const endOf = (ctx: Context, { until_at }: PromotionRow): Date =>
  new Date(Math.min(until_at?.getTime() ?? Number.POSITIVE_INFINITY, ctx.now().getTime()))

async function giveUnusedBack(ctx: Context, tx: Tx, row: PromotionRow, left: number): Promise<number> {
  const amount = unusedOf(row.coins, left, row.days * day)
  if (amount === 0) return 0
  const about = { for: row.kind, promotion: row.id }
  const [of, key] = [paidKey(row.id), `back:${paidKey(row.id)}`]
  await giveBack(ctx, tx, { page: row.page_id, kind: 'coin', amount, key, of, about, by: null })
  return amount
}

/** Brings promotions into the state that their thing is in: of a job, a group, or everything of a page. */
export async function followThing(
  ctx: Context,
  thing: { job: string } | { group: string } | { day: string } | { page: string },
) {
  await ctx.db.transaction().execute(async (tx) => {
    const query = tx.selectFrom('promotions').selectAll().where('state', 'in', ['running', 'paused'])
    const of =
      'job' in thing
        ? query.where('job_id', '=', thing.job)
        : 'group' in thing
          ? query.where('group_id', '=', thing.group)
          : 'day' in thing
            ? query.where('day_id', '=', thing.day)
            : query.where('page_id', '=', thing.page)
    for (const row of await of.orderBy('id').forUpdate().execute())
      await movePromotion(ctx, tx, row, await standing(tx, row))
  })
}

async function standing(tx: Tx, { page_id, job_id, group_id, day_id }: PromotionRow): Promise<PromotionState> {
  const { rows } = await sql<{
    page: string
    job: string | null
    reason: string | null
    group: string | null
    visibility: string | null
    openDay: string | null
  }>`select pages.state as page, jobs.state as job, jobs.close_reason as reason, job_groups.state as "group", visibility, open_days.state as "openDay"
    from pages left join jobs on jobs.id = ${job_id}::uuid left join job_groups on job_groups.id = ${group_id}::uuid
    left join open_days on open_days.id = ${day_id}::uuid
    where pages.id = ${page_id}`.execute(tx)
  const [{ page = '', job = null, reason = null, group = null, visibility = null, openDay = null } = {}] = rows
  return standingOf({
    page: { state: page },
    job: job === null ? null : { state: job, close_reason: reason },
    group: group === null ? null : { state: group, visibility: visibility ?? '' },
    openDay: openDay === null ? null : { state: openDay },
  })
}
