import { sql } from 'kysely'
import { isHidden } from '#features/hiring/applications/anonymity.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import type { Since } from './day-contract.ts'

const day = 86_400_000
const most = 6

type Row = { what: Since['what']; by: string | null; to: string | null; count: number; job: string; title: string }

/** Whether a move was taken back: the next way back from where it led, before it was made once more. */
const again = sql`other.thing = 'application' and other.thing_id = events.thing_id
  and other.name = 'application.moved' and (other.at, other.id) > (events.at, events.id)`
const isUndone = sql<boolean>`(events.name = 'application.moved' and coalesce((select (other.data->>'takesBack')::boolean
  from events other where ${again} and (other.data->>'takesBack' = 'true' and other.data->>'from' = events.data->>'to'
    and other.data->>'to' = events.data->>'from' or (other.data->>'takesBack') is distinct from 'true'
    and other.data->>'from' = events.data->>'from' and other.data->>'to' = events.data->>'to')
  order by other.at, other.id limit 1), false))`

/**
 * What happened about applicants within reach in the last day and was not one's own doing, the latest first: moves of one
 * colleague to one stage together, applications of one job together; what applicants did by their names, but for hidden ones. Where the
 * answer to an offer leads is that answer and no move of the team.
 */
export async function sinceYesterday(ctx: Context, membership: Membership): Promise<Since[]> {
  const { rows } = await sql<Row>`
    with happened as (
      select at, actor_id, applications.job_id, case when ${isHidden} then null else applications.name end as applicant,
        case when events.name = 'application.sent' then 'sent'
          when events.name = 'offer.moved' then 'offer_' || (data->>'to')
          when data->>'to' = 'withdrawn' then 'withdrawn' else 'moved' end as what,
        case when events.name = 'application.moved' then data->>'to' end as stage
      from events join applications on events.thing = 'application' and applications.id = events.thing_id::uuid
      where events.page_id = ${membership.page} and events.at > ${new Date(ctx.now().getTime() - day)}
        and events.name in ('application.sent', 'application.moved', 'offer.moved')
        and (data->>'takesBack') is distinct from 'true' and not ${isUndone} and actor_id is distinct from ${membership.member}
        and (events.name <> 'offer.moved' or data->>'to' in ('viewed', 'accepted', 'declined'))
        and (events.name <> 'application.moved' or (actor_id is not null
          and (data->>'to' = 'withdrawn' or coalesce(data->>'side', 'page') <> 'candidate')))
        and ${reachableApplications(membership, 'applicant.read')}),
      told as (
        select what, max(at) as at, count(*)::int as count,
          case when what = 'moved' then max(users.name) when count(*) = 1 then max(applicant) end as by,
          case when what = 'moved' then max(stage) end as to,
          case when count(distinct job_id) = 1 then max(job_id::text) end as job
        from happened left join users on users.id = actor_id
        group by what, case when what = 'moved' then actor_id::text || stage when what = 'sent' then job_id::text
          else happened.at::text end)
    select what, by, told.to, told.count, told.job, title from told
      left join jobs on jobs.id::text = told.job
      left join job_texts on job_texts.job_id = jobs.id and job_texts.language = jobs.language
    order by at desc limit ${most}`.execute(ctx.db)
  return rows.map(({ job, title, to, ...row }) => ({
    ...row,
    to: to as Since['to'],
    job: job && title ? { id: job, title } : null,
  }))
}
