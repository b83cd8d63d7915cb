import { sql } from 'kysely'
import { recordDays, recordSql } from '#features/hiring/progress/answer-record.ts'
import { catchUp } from '#features/hiring/progress/count-progress.ts'
import type { Db } from '#platform/server/context.ts'

/** How each page, and the whole site, answered those who applied within a year, as everybody may read it. */
export async function countRecords(db: Db, now: Date): Promise<void> {
  await catchUp(db)
  const since = new Date(now.getTime() - recordDays * 86_400_000)
  const { counts, values } = recordSql(now)
  await db.transaction().execute(async (tx) => {
    await sql`delete from page_records`.execute(tx)
    await sql`
      insert into page_records (page_id, applications, answered, median_days, counted_at)
      select page_id, ${values}, ${now} from application_progress
      where submitted_at >= ${since} and ${counts} group by page_id`.execute(tx)
    await sql`
      insert into site_records (day, applications, answered, median_days)
      select ${now.toISOString().slice(0, 10)}, ${values} from application_progress
      where submitted_at >= ${since} and ${counts}
      on conflict (day) do update set applications = excluded.applications, answered = excluded.answered,
        median_days = excluded.median_days`.execute(tx)
  })
}
