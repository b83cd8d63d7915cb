import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { daysSeen, type PromotionKind, type PromotionState } from './rules.ts'

const day = 86_400_000
const atOnce = 20

type View = Given<typeof contract.listPromotions>['data'][number]

/** Promotions of the own page, the latest first. */
export async function listPromotions(
  ctx: Context,
  { thing, cursor }: Taken<typeof contract.listPromotions>,
): Promise<Given<typeof contract.listPromotions>> {
  const of = thing ? sql`(job_id = ${thing} or group_id = ${thing})` : sql`true`
  const older = cursor
    ? sql`(from_at, promotions.id) < (select from_at, id from promotions where id = ${cursor})`
    : sql`true`
  const data = await readSome(ctx, sql`${of} and ${older}`, atOnce + 1)
  const shown = data.slice(0, atOnce)
  return { success: true, data: shown, next_cursor: data.length > atOnce ? (shown.at(-1)?.id ?? null) : null }
}

/** One of the own page. @throws Refused not_found */
export const readPromotion = async (ctx: Context, id: string): Promise<View> =>
  found((await readSome(ctx, sql`promotions.id = ${id}`, 1))[0])

type Row = {
  id: string
  kind: PromotionKind
  state: PromotionState
  thing: string | null
  title: string | null
  days: number
  coins: number
  from_at: Date
  until_at: Date | null
  left_seconds: number | null
  returned: number
  by: string | null
  views: number
  views_before: number | null
  applied: number
  applied_before: number | null
}

/**
 * With what came while each was promoted, and in as many days before. Views are counted by day, so the day it began belongs to
 * it; of groups nobody counts by day: they are told since then, and nothing before.
 */
async function readSome(ctx: Context, which: RawBuilder<unknown>, most: number): Promise<View[]> {
  const { page, may } = found(ctx.membership)
  const now = ctx.now()
  const { rows } = await sql<Row>`
    with found as (select promotions.*, coalesce(job_id, group_id) as thing,
        least(coalesce(until_at, ${now}), ${now}) as seen_until,
        greatest(1, ceil(extract(epoch from least(coalesce(until_at, ${now}), ${now}) - from_at) / 86400))::integer as seen
      from promotions where page_id = ${page} and ${which} order by from_at desc, id desc limit ${most})
    select found.id, kind, found.state, thing, days, coins, from_at, until_at, left_seconds, returned, users.name as by,
      coalesce(
        (select title from job_texts join jobs on jobs.id = job_id and jobs.language = job_texts.language where job_id = found.job_id),
        (select title from job_group_texts texts join job_groups on job_groups.id = texts.group_id and job_groups.language = texts.language
          where texts.group_id = found.group_id)) as title,
      case when kind = 'group' then ${ofGroup('opened')} - opened_before else ${views(sql`0`, sql`seen`)} end as views,
      case when kind = 'group' then null else ${views(sql`-seen`, sql`0`)} end as views_before,
      case when kind = 'group' then ${ofGroup('applied')} - applied_before
        else ${applied(sql`from_at`, sql`seen_until`)} end as applied,
      case when kind = 'group' then null
        else ${applied(sql`from_at - make_interval(days => seen)`, sql`from_at`)} end as applied_before
    from found left join users on users.id = by_id order by from_at desc, found.id desc`.execute(ctx.read)
  return rows.map((row) => viewOf(row, now, may('applicant.count')))
}

const ofGroup = (what: 'opened' | 'applied') => sql`coalesce(
  (select sum(${sql.ref(what)})::integer from job_group_counts counts where counts.group_id = found.group_id), 0)`

/** How often job or page were opened, from one day counted from the first on to another. */
const views = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`(select coalesce(sum(count), 0)::integer
  from page_visits where page_visits.page_id = found.page_id and page_visits.job_id is not distinct from found.job_id and what = 'view'
    and day >= from_at::date + ${from} and day < from_at::date + ${to})`

const applied = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`(select count(*)::integer from applications
  where applications.page_id = found.page_id and (found.job_id is null or applications.job_id = found.job_id)
    and submitted_at >= ${from} and submitted_at < ${to})`

function viewOf(row: Row, now: Date, mayCount: boolean): View {
  const { id, kind, state, thing, title, days, coins, from_at, until_at, left_seconds, returned, by } = row
  const end = until_at && until_at < now ? until_at : now
  return {
    ...{ id, kind, state, days, coins, returned, by },
    thing: thing === null ? null : { id: thing, title: title ?? '' },
    from_at: from_at.toISOString(),
    until_at: until_at?.toISOString() ?? null,
    days_left: left_seconds === null ? null : Math.ceil((left_seconds * 1_000) / day),
    seen_days: daysSeen(from_at, end),
    views: { promoted: row.views, before: row.views_before },
    applied: mayCount ? { promoted: row.applied, before: row.applied_before } : null,
  }
}
