import { sql, type Transaction } from 'kysely'
import type { DB } from '#db/tables.ts'

/** What the CVs of applications said when they went out, and the profiles beside them: as sending one keeps it. */
export async function keepWhatWasSent(tx: Transaction<DB>): Promise<void> {
  const list = (table: string, what: string) =>
    sql`coalesce((select json_agg(${sql.raw(what)}) from ${sql.table(table)} one where one.user_id = profiles.user_id), '[]')`
  await sql`
    insert into sent_cvs (application_id, of_page_id, content, profile, state, kept_at)
    select applications.id, applications.page_id, cvs.content, coalesce(said.profile, '{}'), 'read', submitted_at
    from applications
      join files on files.id = applications.cv_id and files.thing = 'cv'
      join cvs on cvs.id = files.thing_id and cvs.content is not null
      left join lateral (
        select json_build_object('experience', profiles.experience, 'licences', coalesce(profiles.licences, '{}'),
          'degree_ids', ${list('profile_education', 'degree_id) filter (where degree_id is not null')},
          'languages', ${list('profile_languages', "json_build_object('language', language, 'level', level)")},
          'skills', ${list('profile_skills', 'name order by position')},
          'wishes', ${list('profile_places', "json_build_object('country', country_id, 'city', city_id)")},
          'home', case when residence_country_id is null then null
            else json_build_object('country', residence_country_id, 'city', residence_city_id) end) as profile
        from profiles where profiles.user_id = applications.candidate_id) said on true
    on conflict do nothing`.execute(tx)
}
