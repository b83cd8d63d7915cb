import { sql } from 'kysely'
import { isVerified } from '#features/companies/pages/page-view.ts'
import { logoOf } from '#features/jobs/jobs/job-names.ts'
import type { Context } from '#platform/server/context.ts'

/** Companies with a booth, by name, and how many jobs each brings. */
export async function boothsShown(ctx: Context, day: string) {
  const rows = await ctx.db
    .selectFrom('open_day_booths as b')
    .innerJoin('pages as p', 'p.id', 'b.page_id')
    .select(['p.id', 'p.slug', 'p.name', 'p.logo_id', 'p.email_verified_at', 'p.licence_checked_at'])
    .select(
      sql<number>`(select count(*)::int from open_day_jobs j join jobs on jobs.id = j.job_id
        where j.day_id = b.day_id and jobs.page_id = b.page_id)`.as('jobs'),
    )
    .where('b.day_id', '=', day)
    .where('b.state', '=', 'accepted')
    .where('p.state', 'in', ['pending', 'active', 'limited'])
    .orderBy('p.name')
    .execute()
  return rows.map((row) => ({
    ...{
      id: row.id,
      slug: row.slug,
      name: row.name,
      verified: isVerified(row),
      logo: logoOf(row.logo_id),
      jobs: row.jobs,
    },
  }))
}
