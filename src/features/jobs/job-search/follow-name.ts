import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { indexJobs } from './index-jobs.ts'

/** Reads titles anew in which a name stands that an admin gave to an occupation, or took from it. */
export async function followName(db: Db, name: string): Promise<void> {
  const those = `%${name.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<{ id: string }>`
    select id from job_search where title ilike ${those} or other_titles::text ilike ${those}`.execute(db)
  await indexJobs(
    db,
    rows.map(({ id }) => id),
  )
}
