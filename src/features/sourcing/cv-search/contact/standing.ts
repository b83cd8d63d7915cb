import { sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import type { Db } from '#platform/server/context.ts'
import type { Standing } from '../rules.ts'
import { mayBeSeenFull, type Scope } from './access.ts'

/** Of several applications the one that goes furthest is told. */
const furthest = sql`array['hired', 'offered', 'interviewing', 'shortlisted', 'in_review', 'submitted']`

/** How a page stands to several people at once. */
export async function standingsOf(
  db: Db,
  { page, job }: Scope,
  member: string,
  people: readonly string[],
): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing>`
    select people.id::text, ${mayBeSeenFull({ page }, sql`people.id`)} as full,
      (select visibility from profiles where user_id = people.id) as visibility,
      (select json_build_object('id', applications.id, 'job', job_id, 'title', (select title from jobs
          join job_texts on job_texts.job_id = jobs.id and job_texts.language = jobs.language where jobs.id = applications.job_id),
          'others', count(*) over () - 1)
        from applications where candidate_id = people.id and page_id = ${page} and stage <> 'withdrawn' and not ${isHidden}
        order by ${job ? sql`job_id = ${job} desc,` : sql``} array_position(${furthest}, stage), submitted_at desc limit 1) as application,
      (select json_build_object('by', users.name, 'at', to_char(cv_unlocks.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
        from cv_unlocks left join users on users.id = by_id where cv_unlocks.user_id = people.id and page_id = ${page}) as unlocked,
      (select state from cv_requests where cv_requests.user_id = people.id and page_id = ${page} order by asked_at desc limit 1) as request,
      exists (select from cv_marks where cv_marks.user_id = people.id and page_id = ${page} and seen_at is not null) as seen,
      exists (select from cv_baskets where cv_baskets.user_id = people.id and page_id = ${page} and member_id = ${member}) as in_basket
    from unnest(${people as string[]}::uuid[]) as people(id)`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
