import { type RawBuilder, sql } from 'kysely'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { PromotionKind, PromotionState } from './rules.ts'

const day = 86_400_000
const atOnce = 20

type View = Given<typeof contract.listPromotions>['data'][number]

/** Promotions of the own page, the latest first. */
export async function listPromotions(
  ctx: Context,
  { thing, cursor }: Taken<typeof contract.listPromotions>,
): Promise<Given<typeof contract.listPromotions>> {
  const of = thing ? sql`(job_id = ${thing} or group_id = ${thing} or day_id = ${thing})` : sql`true`
  const older = cursor
    ? sql`(from_at, promotions.id) < (select from_at, id from promotions where id = ${cursor} and page_id = ${found(ctx.membership).page})`
    : sql`true`
  const data = await readSome(ctx, ctx.read, sql`${of} and ${older}`, atOnce + 1)
  const shown = data.slice(0, atOnce)
  return { success: true, data: shown, next_cursor: data.length > atOnce ? (shown.at(-1)?.id ?? null) : null }
}

/** One of the own page, as it was written a moment ago. @throws Refused not_found */
export const readPromotion = async (ctx: Context, id: string): Promise<View> =>
  found((await readSome(ctx, ctx.db, sql`promotions.id = ${id}`, 1))[0])

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
  seen: number
  views: number
  views_before: number | null
  applied: number
  applied_before: number
}

/**
 * With what came while each was promoted, and in as many days before. Views are counted by day: of the day it began, what came
 * before is left out; of the day it ended, all. Days on which it was paused do not count.
 */
async function readSome(ctx: Context, db: Db, which: RawBuilder<unknown>, most: number): Promise<View[]> {
  const { page, may } = found(ctx.membership)
  const now = ctx.now()
  const { rows } = await sql<Row>`
    with found as (select promotions.*, coalesce(job_id, group_id, day_id) as thing,
        least(coalesce(until_at, ${now}), ${now}) as seen_until,
        case when until_at <= ${now} then greatest(from_at::date + 1, until_at::date) else 'infinity' end as unseen_from,
        greatest(1, ceil(case when state = 'paused' then days * 86400 - left_seconds
          when state = 'running' and until_at > ${now} then days * 86400 - extract(epoch from until_at - ${now})
          else least(days * 86400, extract(epoch from until_at - from_at)) end / 86400))::integer as seen
      from promotions where page_id = ${page} and ${which} order by from_at desc, id desc limit ${most})
    select found.id, kind, found.state, thing, days, coins, from_at, until_at, left_seconds, returned, users.name as by, seen,
      coalesce(
        (select title from job_texts join jobs on jobs.id = job_id and jobs.language = job_texts.language where job_id = found.job_id),
        (select title from job_group_texts texts join job_groups on job_groups.id = texts.group_id and job_groups.language = texts.language
          where texts.group_id = found.group_id),
        (select title from open_day_texts texts join open_days on open_days.id = texts.day_id and open_days.language = texts.language
          where texts.day_id = found.day_id)) as title,
      ${views(sql`day >= from_at::date and day < unseen_from`)} - seen_that_day as views,
      case when from_at::date - seen >= coalesce((select counted_from from job_groups where id = found.group_id), '-infinity')
        then ${views(sql`day >= from_at::date - seen and day < from_at::date`)} end as views_before,
      ${applied(sql`from_at`, sql`seen_until`)} as applied,
      ${applied(sql`from_at - make_interval(days => seen)`, sql`from_at`)} as applied_before
    from found left join users on users.id = by_id order by from_at desc, found.id desc`.execute(db)
  return rows.map((row) => viewOf(row, may('applicant.count')))
}

/** How often job, group or page were opened on some days. */
const views = (days: RawBuilder<unknown>) => sql`case when kind = 'open_day' then 0 when kind = 'group'
  then (select coalesce(sum(opened), 0)::integer from job_group_days where job_group_days.group_id = found.group_id and ${days})
  else (select coalesce(sum(count), 0)::integer from page_visits where page_visits.page_id = found.page_id
    and page_visits.job_id is not distinct from found.job_id and what = 'view' and ${days}) end`

const applied = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) => sql`(select count(*)::integer from applications
  where applications.page_id = found.page_id and (found.job_id is null or applications.job_id = found.job_id)
    and (found.group_id is null or applications.group_id = found.group_id) and submitted_at >= ${from} and submitted_at < ${to})`

function viewOf(row: Row, mayCount: boolean): View {
  const { id, kind, state, thing, title, days, coins, from_at, until_at, left_seconds, returned, by } = row
  return {
    ...{ id, kind, state, days, coins, returned, by },
    thing: thing === null ? null : { id: thing, title: title ?? '' },
    from_at: from_at.toISOString(),
    until_at: until_at?.toISOString() ?? null,
    days_left: left_seconds === null ? null : Math.ceil((left_seconds * 1_000) / day),
    seen_days: row.seen,
    views: { promoted: row.views, before: row.views_before },
    applied: mayCount ? { promoted: row.applied, before: row.applied_before } : null,
  }
}
