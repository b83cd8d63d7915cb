import { sql } from 'kysely'
import { openStages } from '#features/hiring/applications/stages.ts'
import { soonDays } from '#features/hiring/pipeline/rules.ts'
import { recordOf } from '#features/hiring/progress/answer-record.ts'
import type { Db } from '#platform/server/context.ts'
import type { Report } from '../report-contract.ts'
import { applicationsOf, type Of } from './scope.ts'

type Hiring = NonNullable<Report['hiring']>

/** Whether those who applied were answered, and in time; the record is reckoned as the company page's own. */
export async function readAnswers(db: Db, of: Of): Promise<Pick<Hiring, 'answers' | 'record'>> {
  const condition = applicationsOf(of)
  const { now } = of
  const soon = new Date(now.getTime() + soonDays * 86_400_000)
  const waits = sql`answered_at is null and stage in (${sql.join(openStages)})`
  const [{ rows }, record] = await Promise.all([
    sql<Hiring['answers']>`
      select count(*) filter (where answered_at <= answer_due_at)::integer as in_time,
        count(*) filter (where answered_at > answer_due_at)::integer as late,
        count(*) filter (where answered_at is null and stage = 'lapsed')::integer as lapsed,
        count(*) filter (where ${waits} and answer_due_at < ${now})::integer as overdue,
        count(*) filter (where ${waits} and answer_due_at >= ${now} and answer_due_at < ${soon})::integer as soon,
        count(*) filter (where ${waits} and answer_due_at >= ${soon})::integer as ahead,
        count(*) filter (where answered_at is null and stage = 'withdrawn')::integer as withdrawn
      from application_progress where ${condition}`.execute(db),
    recordOf(db, now, condition),
  ])
  return { answers: rows[0] as Hiring['answers'], record }
}
