import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './cohorts-contract.ts'
import { cohortWeeks, toldPeople, weeksAfter } from './rules.ts'

const week = 7 * 86_400_000

type Sum = { week: string; people: number; returned: (number | null)[]; applied: (number | null)[] }

/**
 * Whoever registered in each of the last twelve whole weeks, and what they did since. Weeks are counted from the day of each person,
 * so that a number is there once it is there for all of them.
 */
export async function showCohorts({ read, now }: Context): Promise<Given<typeof contract.showCohorts>> {
  const monday = mondayOf(now())
  const { rows } = await sql<Sum>`
    with people as materialized (
      select id, created_at, date_trunc('week', created_at at time zone 'utc')::date as week from users
      where account_type = 'candidate' and created_at >= ${new Date(monday - cohortWeeks * week)} and created_at < ${new Date(monday)}
    ), done as (
      select people.id, people.week, 'returned' as what, floor(extract(epoch from events.at - created_at) / 604800)::integer as after
      from people join events on events.actor_id = people.id and events.at >= created_at + interval '7 days'
        and events.at < created_at + make_interval(weeks => ${weeksAfter + 1})
      union
      select people.id, people.week, 'applied', floor(extract(epoch from min(submitted_at) - created_at) / 604800)::integer
      from people join applications on candidate_id = people.id and submitted_at >= created_at
      group by people.id, people.week, created_at
    ), counted as (select week, what, after, count(distinct id)::float8 as count from done group by 1, 2, 3)
    select sizes.week::text as week, sizes.people,
      array(select coalesce((select sum(count) from counted where counted.week = sizes.week and what = 'returned' and after = step), 0)
        from generate_series(1, ${weeksAfter}::integer) as step order by step) as returned,
      array(select coalesce((select sum(count) from counted where counted.week = sizes.week and what = 'applied' and after < step), 0)
        from generate_series(1, ${weeksAfter}::integer) as step order by step) as applied
    from (select week, count(*)::float8 as people from people group by week) as sizes
    order by sizes.week desc`.execute(read)
  const data = rows.map((row) => {
    // the last of them has had so many weeks since
    const over = Math.floor((now().getTime() - Date.parse(row.week) - week) / week)
    const told = (numbers: (number | null)[], whole: number) =>
      numbers.map((count, at) => (toldPeople(row.people) === null || at >= whole ? null : toldPeople(count)))
    return {
      ...{ week: row.week, people: toldPeople(row.people) },
      ...{ returned: told(row.returned, over - 1), applied: told(row.applied, over) },
    }
  })
  return { success: true, data }
}

/** The Monday of a moment's week, UTC, as ms. */
function mondayOf(at: Date): number {
  const day = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate())
  return day - ((new Date(day).getUTCDay() + 6) % 7) * 86_400_000
}
