import { sql } from 'kysely'
import { mayGoOut, shownStates } from '#features/companies/pages/page-states.ts'
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
import { isDayAhead, mayPromote, type PromotionKind, promotedDayStates } from './rules.ts'

const day = 86_400_000

/**
 * Puts something of the own page forward for coins. Of two at once one is refused; the same request twice is one.
 * @throws Refused not_found · not_promotable · ends_before · already_promoted · settled_otherwise: the request was for something else
 *   · price_changed · not_allowed · no_coins · over_limit
 */
export async function promote(
  ctx: Context,
  asked: Taken<typeof contract.promote>,
): Promise<Given<typeof contract.promote>> {
  const { request } = asked
  if (!(await isThere(ctx, asked))) await ctx.db.transaction().execute((tx) => begin(ctx, tx, asked))
  return { success: true, data: await readPromotion(ctx, request) }
}

/** @throws Refused not_found: another page's request · settled_otherwise */
async function isThere(ctx: Context, { request, kind, thing }: Taken<typeof contract.promote>): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('promotions')
    .select(['page_id', 'kind', (eb) => eb.fn.coalesce('job_id', 'group_id', 'day_id').as('thing')])
    .where('id', '=', request)
    .executeTakeFirst()
  if (!row) return false
  if (row.page_id !== found(ctx.membership).page) throw new Refused('not_found')
  if (row.kind !== kind || row.thing !== (thing ?? null)) throw new Refused('settled_otherwise')
  return true
}

async function begin(
  ctx: Context,
  tx: Tx,
  { request: id, kind, thing, variant, coins }: Taken<typeof contract.promote>,
) {
  const { page, member } = found(ctx.membership)
  const now = ctx.now()
  const held = await lockThing(ctx, tx, kind, thing)
  const { job_id, group_id, day_id, isOut, until } = held
  const running = await tx
    .selectFrom('promotions')
    .select('id')
    .where('page_id', '=', page)
    .where('kind', '=', kind)
    .where('job_id', job_id ? '=' : 'is', job_id)
    .where('group_id', group_id ? '=' : 'is', group_id)
    .where('day_id', day_id ? '=' : 'is', day_id)
    .where('state', 'in', ['running', 'paused'])
    .executeTakeFirst()
  // the same request, sent again while the first was on its way
  if (running?.id === id) return
  if (running) throw new Refused('already_promoted')
  const about = job_id ?? group_id ?? day_id
  const on = { promotion: id, ...(about && { thing: about }) }
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
  const row = { id, page_id: page, kind, job_id, group_id, day_id, days: long, coins: cost, price_id, by_id: member }
  const seen_that_day = await seenToday(tx, page, held, now)
  await tx
    .insertInto('promotions')
    .values({ ...row, seen_that_day, from_at: now, until_at: new Date(now.getTime() + long * day) })
    .execute()
  await emit(ctx, tx, promotionMoved, { promotion: id, page, kind, to: 'running', began: true, returned: 0 })
}

type Thing = {
  job_id: string | null
  group_id: string | null
  day_id: string | null
  isOut: boolean
  until: Date | null
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
    return { ...nothing, isOut: mayGoOut(state), until: null }
  }
  if (!thing) throw new Refused('not_found')
  const isShown = await isPageShown(tx, page)
  if (kind === 'group') {
    const group = await lockOwnGroup(ctx, tx, thing, 'job.promote')
    const until = group.ends_on === null ? null : new Date(Date.parse(group.ends_on) + day)
    return { ...nothing, group_id: thing, isOut: isShown && isListed(group, ctx.now()), until }
  }
  if (kind === 'open_day') {
    const openDay = await lockOwnDay(tx, page, thing)
    const isOut =
      isShown &&
      promotedDayStates.includes(openDay.state) &&
      openDay.state !== 'live' &&
      isDayAhead(openDay.starts_at, ctx.now())
    return { ...nothing, day_id: thing, isOut, until: null }
  }
  const job = await lockOwnJob(ctx, tx, thing, 'job.promote')
  return { ...nothing, job_id: thing, isOut: isShown && job.state === 'live', until: job.expires_at }
}

const nothing = { job_id: null, group_id: null, day_id: null }

/** An open day of the page, held. @throws Refused not_found */
async function lockOwnDay(tx: Tx, page: string, id: string) {
  const query = tx
    .selectFrom('open_days')
    .select(['state', 'starts_at'])
    .where('id', '=', id)
    .where('page_id', '=', page)
  return found(await query.where('is_template', '=', false).forNoKeyUpdate().executeTakeFirst())
}

/** Jobs and groups of a page that is shut stay what they are, and are seen by nobody. */
async function isPageShown(tx: Tx, page: string): Promise<boolean> {
  const { state } = await tx.selectFrom('pages').select('state').where('id', '=', page).executeTakeFirstOrThrow()
  return (shownStates as readonly string[]).includes(state)
}

/** How often it was opened today, before it is promoted: that is not what the promotion brought. */
async function seenToday(tx: Tx, page: string, { job_id, group_id, day_id }: Thing, now: Date): Promise<number> {
  // nobody counts who looks at open days: bookings are what counts there
  if (day_id) return 0
  const today = now.toISOString().slice(0, 10)
  const { rows } = await (group_id
    ? sql<Seen>`select opened as seen from job_group_days where group_id = ${group_id} and day = ${today}`
    : sql<Seen>`select sum(count) as seen from page_visits where page_id = ${page} and job_id is not distinct from ${job_id}
          and day = ${today} and what = 'view'`
  ).execute(tx)
  return Number(rows[0]?.seen ?? 0)
}

type Seen = { seen: number | null }

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
