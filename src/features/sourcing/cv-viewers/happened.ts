import { type RawBuilder, sql } from 'kysely'

/**
 * Everything that was done with somebody's CV, one row each; `key` is whom it is told of: a page, a page that stays unnamed, own links.
 * An application that was opened before looks were written down, or whose line is forgotten by now, tells of it by itself.
 */
export const happenedTo = (user: string): RawBuilder<unknown> => sql`
  mine as (
    select a.id, a.page_id, a.cv_id, a.job_id, a.submitted_at, a.seen_at, jobs.anonymous
    from applications a join jobs on jobs.id = a.job_id where a.candidate_id = ${user}),
  prints as (
    select f.id, f.page_id, f.application_id, f.made_by, f.name, f.state, f.created_at from formatted_cvs f
    where f.user_id = ${user} or f.application_id in (select id from mine)),
  raw as (
    select page_id, id as application, 'applied' as what, submitted_at as at, null::uuid as by_id, null::text as name from mine
    union all
    select page_id, id, 'opened', seen_at, null, null from mine where seen_at is not null
      and not exists (select from cv_views where subject_id = mine.id and way = 'opened')
    union all
    select page_id, null, case way when 'credit' then 'unlocked' else 'agreed' end, at, null, null from cv_unlocks
      where user_id = ${user}
    union all
    select page_id, null, 'asked', asked_at, null, null from cv_requests where user_id = ${user}
    union all
    select page_id, nullif(subject_id, ${user}), way, at, by_id, null from cv_views
      where subject_id = ${user} or subject_id in (select id from mine)
    union all
    select page_id, application_id, 'printed', created_at, made_by, name from prints
      where page_id is not null and state = 'ready'
    union all
    select prints.page_id, application_id, 'shared', cv_links.at, cv_links.made_by, prints.name
      from cv_links join prints on prints.id = formatted_id where prints.page_id is not null
    union all
    select coalesce(d.page_id, prints.page_id), coalesce(prints.application_id, sent.id),
      case d.via when 'link' then 'link_used' else 'taken' end, d.at, d.by_id, d.name
      from cv_downloads d left join prints on prints.id = d.formatted_id
      left join lateral (select id from mine where mine.cv_id = d.file_id limit 1) sent on true
      where d.via <> 'owner' and (d.user_id = ${user} or d.formatted_id in (select id from prints)
        or d.file_id in (select cv_id from mine))),
  happened as (
    select case when mine.anonymous then mine.id else coalesce(raw.page_id, ${user}::uuid) end as key,
      case when not coalesce(mine.anonymous, false) then raw.page_id end as page,
      raw.application, raw.what, raw.at, raw.by_id, raw.name
    from raw left join mine on mine.id = raw.application)`
