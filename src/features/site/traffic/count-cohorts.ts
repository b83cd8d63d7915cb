import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { cohortWeeks, weeksAfter } from './rules.ts'
import { mondayOf, week } from './weeks.ts'

/**
 * Counts, once after each Monday, who registered in each of the last twelve whole weeks and what they did since. Only weeks that are over are
 * told, so that it is true until the next Monday. Weeks after are counted from the day of each person. Work memory: 256 MB.
 */
export async function countCohorts({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const monday = mondayOf(now())
  const until = new Date(monday).toISOString().slice(0, 10)
  const from = new Date(monday - cohortWeeks * week)
  await db.transaction().execute(async (tx) => {
    // two processes at once would count the same
    await sql`lock table cohorts in share row exclusive mode`.execute(tx)
    const { rows } = await sql`select from cohorts where counted = ${until} limit 1`.execute(tx)
    if (rows.length > 0) return
    await sql`select set_config('work_mem', '256MB', true)`.execute(tx)
    await sql`delete from cohorts`.execute(tx)
    await sql`
      with people as materialized (
        select id, created_at, date_trunc('week', created_at at time zone 'utc')::date as week from users
        where account_type = 'candidate' and created_at >= ${from} and created_at < ${new Date(monday)}
      ), done as (
        select people.id, people.week, 'returned' as what, floor(extract(epoch from events.at - created_at) / 604800)::integer as after
        from people join events on events.actor_id = people.id and events.at >= created_at + interval '7 days'
          and events.at < created_at + make_interval(weeks => ${weeksAfter + 1})
        union
        select people.id, people.week, 'applied', floor(extract(epoch from min(submitted_at) - created_at) / 604800)::integer
        from people join applications on candidate_id = people.id and submitted_at >= created_at
        group by people.id, people.week, created_at
      ), counted as (select week, what, after, count(distinct id)::integer as count from done group by 1, 2, 3)
      insert into cohorts (week, counted, people, returned, applied)
      select week, ${until}, people,
        array(select coalesce((select sum(count) from counted where counted.week = sizes.week and what = 'returned' and after = step), 0)
          from generate_series(1, ${weeksAfter}::integer) as step order by step),
        array(select coalesce((select sum(count) from counted where counted.week = sizes.week and what = 'applied' and after < step), 0)
          from generate_series(1, ${weeksAfter}::integer) as step order by step)
      from (select week, count(*)::integer as people from people group by week) as sizes`.execute(tx)
  })
}
