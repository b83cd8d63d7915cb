import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'

const subjects = (user: string) =>
  sql<string>`(select ${user}::uuid union all select id from applications where candidate_id = ${user})`

/** Which pages looked at somebody's CV, and which links to it were given away. An unnamed company stays so. */
export const cvViewerHolding = {
  name: 'who-saw-my-cv',
  async give({ db }: Context, user: string) {
    const seen = await db
      .selectFrom('cv_views')
      .innerJoin('pages', 'pages.id', 'cv_views.page_id')
      .leftJoin('applications', 'applications.id', 'subject_id')
      .leftJoin('jobs', 'jobs.id', 'job_id')
      .select([
        sql<string | null>`case when not coalesce(jobs.anonymous, false) then pages.name end`.as('page'),
        'way',
        'at',
      ])
      .where('subject_id', 'in', subjects(user))
      .orderBy('at')
      .execute()
    const links = await db
      .selectFrom('cv_links')
      .innerJoin('formatted_cvs', 'formatted_cvs.id', 'formatted_id')
      .select(['name', 'at', 'until_at', 'ended_at'])
      .where('user_id', '=', user)
      .orderBy('at')
      .execute()
    return { seen, links }
  },
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx.deleteFrom('cv_views').where('subject_id', 'in', subjects(user)).execute()
    return []
  },
}
