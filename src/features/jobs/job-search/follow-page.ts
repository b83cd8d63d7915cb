import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { indexJobs } from './index-jobs.ts'

/** Jobs of a page whose name, address, mark or logo changed are written anew; nothing is done where none did. */
export async function followPage(db: Db, page: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select jobs.id from jobs join pages p on p.id = jobs.page_id left join job_search s on s.id = jobs.id
    where jobs.page_id = ${page} and (s.id is not null or jobs.state = 'live')
      and (s.id is null or p.state not in ('pending', 'active', 'limited')
        or (s.page_name, s.page_slug, s.page_verified) is distinct from
          (p.name, p.slug, p.email_verified_at is not null or p.licence_checked_at is not null)
        or s.page_logo_id is distinct from p.logo_id)`.execute(db)
  await indexJobs(
    db,
    rows.map(({ id }) => id),
  )
}
