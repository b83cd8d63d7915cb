import { sql } from 'kysely'
import type { Capability, Rights } from '#features/companies/pages/role-rules.ts'
import { isAsleep } from '#features/hiring/applications/asleep.ts'
import { told } from '#features/hiring/applications/held.ts'
import { toldEmail, toldPhone } from '#features/hiring/applications/told-contact.ts'
import { type AtJob, reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context, Db, Membership, Tx } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { waitingStates } from './interview-states.ts'

type Person = { id: string; name: string }
type Cardless = Person & Rights & AtJob

/** Times that were offered and at which whoever interviews has not been booked for another interview since. */
const untaken = sql<Date[]>`array(select slot from unnest(interviews.slots) as slot where not exists (
    select from interviews other join interview_people theirs on theirs.interview_id = other.id
    where other.state = 'confirmed' and other.id <> interviews.id
      and theirs.user_id in (select own.user_id from interview_people own where own.interview_id = interviews.id)
      and other.starts_at < slot + make_interval(mins => interviews.minutes)
      and other.starts_at + make_interval(mins => other.minutes) > slot))`

/** Interviews with whom they are about, the job in its own language, and who of the team takes part. */
export const selectInterviews = (db: Db | Tx) =>
  db
    .selectFrom('interviews')
    .innerJoin('applications', 'applications.id', 'interviews.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .selectAll('interviews')
    .select([
      'applications.job_id',
      'applications.candidate_id',
      'applications.stage',
      told.stage.as('told_stage'),
      sql<boolean>`exists (select from interviews other where other.application_id = interviews.application_id
        and other.id <> interviews.id and other.state in (${sql.join(waitingStates)}))`.as('has_other'),
      sql<boolean>`(select pages.state = 'closed' from pages where pages.id = interviews.page_id)`.as('page_closed'),
      isAsleep.as('asleep'),
      untaken.as('untaken'),
      'applications.name',
      'applications.language',
      toldEmail.as('told_email'),
      toldPhone.as('told_phone'),
      'job_texts.title',
      sql<Person[]>`coalesce((select json_agg(json_build_object('id', users.id, 'name', users.name) order by users.name)
        from interview_people join users on users.id = user_id where interview_id = interviews.id), '[]')`.as('people'),
      sql<Cardless[]>`coalesce((select json_agg(json_build_object('id', users.id, 'name', users.name,
          'role', m.role, 'allow', m.allow, 'deny', m.deny, 'is_author', jobs.created_by is not distinct from part.user_id,
          'is_assigned', exists (select from job_members jm where jm.job_id = jobs.id and jm.user_id = part.user_id)) order by users.name)
        from interview_people part join users on users.id = part.user_id
        join page_members m on m.page_id = interviews.page_id and m.user_id = part.user_id and m.state = 'active'
        where part.interview_id = interviews.id and not exists (select from scorecards card
          where card.application_id = interviews.application_id and card.author_id = part.user_id)), '[]')`.as(
        'cardless',
      ),
    ])

export type InterviewRow = Awaited<ReturnType<ReturnType<typeof selectInterviews>['executeTakeFirstOrThrow']>>

/** Interviews of applicants within reach of a membership. */
export const interviewsWithin = (db: Db | Tx, membership: Membership, capability: Capability) =>
  selectInterviews(db)
    .where('interviews.page_id', '=', membership.page)
    .where(reachableApplications(membership, capability))

/** One interview, held until the transaction ends. @throws Refused not_found */
export async function holdInterview(tx: Tx, id: string): Promise<InterviewRow> {
  await tx.selectFrom('interviews').select('id').where('id', '=', id).forUpdate().execute()
  return found(await selectInterviews(tx).where('interviews.id', '=', id).executeTakeFirst())
}

/** The same for a member of the team who may act on it. @throws Refused not_found · changed_meanwhile */
export async function holdOfTeam(ctx: Context, tx: Tx, id: string, version: number): Promise<InterviewRow> {
  const membership = found(ctx.membership)
  found(await interviewsWithin(tx, membership, 'applicant.move').where('interviews.id', '=', id).executeTakeFirst())
  return demandVersion(await holdInterview(tx, id), version)
}

/** @throws Refused changed_meanwhile */
export function demandVersion(row: InterviewRow, version: number): InterviewRow {
  if (row.version !== version) throw new Refused('changed_meanwhile', { version: row.version, state: row.state })
  return row
}
