import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'

/** Applications of so many days count in the public record, so that a page can become better. */
export const recordDays = 365

export type AnswerRecord = { applications: number; answered: number; median_days: number | null }

/**
 * How applications were answered: of those that are answered or whose time is up, how many got an answer, and after how many
 * days half of them had it. What lapsed was not answered; whoever withdrew before counts for nothing. As SQL on
 * `application_progress`: the one way of counting that company pages and reports share.
 */
export const recordSql = (now: Date) => ({
  counts: sql<boolean>`(answered_at is not null or (answer_due_at < ${now} and stage <> 'withdrawn'))`,
  values: sql`count(*)::integer as applications, count(answered_at)::integer as answered,
    percentile_cont(0.5) within group (order by extract(epoch from answered_at - submitted_at)::float8 / 86400)
      filter (where answered_at is not null) as median_days`,
})

/** The record of the applications that meet a condition. */
export async function recordOf(db: Db, now: Date, condition: RawBuilder<boolean>): Promise<AnswerRecord> {
  const { counts, values } = recordSql(now)
  const { rows } = await sql<AnswerRecord>`
    select ${values} from application_progress where ${condition} and ${counts}`.execute(db)
  return rows[0] as AnswerRecord
}
