import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Applications of so many days count, so that a page can become better. */
const looksBack = 365

/**
 * How each page answers: of the applications of a year that are answered or whose time is up, how many got an answer,
 * and after how many days half of them had it. An answer is what the candidate is told by the page: shortlisted, invited,
 * offered, hired, not selected, kept for later, filled by another. What lapsed was not answered. Whoever withdrew before counts for nothing.
 */
export async function countRecords(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - looksBack * 86_400_000)
  await db.transaction().execute(async (tx) => {
    await sql`delete from page_records`.execute(tx)
    await sql`
      with answers as (
        select thing_id as application, min(at) as at from events
        where thing = 'application' and name = 'application.moved' and at >= ${since}
          and coalesce(data->>'side', 'page') <> 'candidate'
          and data->>'to' in ('shortlisted', 'interviewing', 'offered', 'hired', 'rejected', 'pool', 'job_closed')
        group by thing_id),
      counted as (
        select a.page_id, answers.at - a.submitted_at as took from applications a
        left join answers on answers.application = a.id
        where a.submitted_at >= ${since}
          and (answers.at is not null or (a.answer_due_at < ${now} and a.stage <> 'withdrawn')))
      insert into page_records (page_id, applications, answered, median_days, counted_at)
      select page_id, count(*), count(took),
        percentile_cont(0.5) within group (order by extract(epoch from took) / 86400) filter (where took is not null), ${now}
      from counted group by page_id`.execute(tx)
  })
}
