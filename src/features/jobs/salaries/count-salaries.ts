import { sql } from 'kysely'
import { payCurrencies } from '#features/jobs/job-search/rules.ts'
import { salaryPeriods } from '#features/jobs/jobs/job-fields.ts'
import { monthlyDollars } from '#features/site/lookups/money-rules.ts'
import type { Db } from '#platform/server/context.ts'
import { countedDays, fewestJobs } from './rules.ts'

/**
 * Counts anew what published salaries come to per position and place, in the currency most jobs there are paid in. A job
 * stands for the middle of its range.
 */
export const countSalaries = (db: Db, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`delete from salary_insights`.execute(tx)
    await sql`
      with rates as (select * from jsonb_to_recordset(${rates}::jsonb) as rate(currency text, period text, usd float8)),
        paid as (
          select coalesce(city_id, 0) as city, country_id as country, position_id, page_id, experience, salary_currency as currency,
            (coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min)) / 2.0 * usd as usd
          from jobs join rates on (currency, period) = (salary_currency, salary_period)
          where salary_shown and position_id is not null and published_at > ${new Date(now.getTime() - countedDays * 86_400_000)}
            and close_reason is distinct from 'moderation'),
        placed as (select -country as place, paid.* from paid union all select city, paid.* from paid where city <> 0),
        whole as (
          select place, position_id, mode() within group (order by currency) as currency, count(*) as jobs,
            count(distinct page_id) as pages, percentile_cont('{0.1,0.25,0.5,0.75,0.9}'::float8[]) within group (order by usd) as cut
          from placed group by place, position_id having count(*) >= ${fewestJobs}),
        parts as (
          select place, position_id, experience, count(*) as jobs,
            percentile_cont('{0.25,0.5,0.75}'::float8[]) within group (order by usd) as cut
          from placed where experience is not null group by place, position_id, experience having count(*) >= ${fewestJobs})
      insert into salary_insights
      select place, position_id, currency, jobs, pages, ${amount(1)}, ${amount(2)}, ${amount(3)}, ${amount(4)}, ${amount(5)},
        coalesce((
          select jsonb_agg(jsonb_build_object('range', experience, 'jobs', parts.jobs, 'lower_quarter', ${amount(1, 'parts')},
            'median', ${amount(2, 'parts')}, 'upper_quarter', ${amount(3, 'parts')}))
          from parts where (parts.place, parts.position_id) = (whole.place, whole.position_id)), '[]'), ${now}
      from whole join rates using (currency) where period = 'month'`.execute(tx)
  })

/** A cut in the currency of the place, in three digits: more would claim more than is known. */
const amount = (cut: number, of = 'whole') => {
  const exact = sql`${sql.ref(`${of}.cut`)}[${sql.lit(cut)}] / usd`
  return sql`round((${exact})::numeric, 2 - floor(log(greatest(${exact}, 1)))::integer)::integer`
}

/** US dollars for one unit of each currency an hour, a day, a month, a year, as a month's. */
const million = 1_000_000
const rates = JSON.stringify(
  payCurrencies.flatMap((currency) =>
    salaryPeriods.map((period) => ({
      currency,
      period,
      usd: (monthlyDollars(million, currency, period) ?? 0) / million,
    })),
  ),
)
