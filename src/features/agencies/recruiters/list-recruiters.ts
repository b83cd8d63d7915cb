import { hiddenName, isHidden } from '#features/hiring/applications/anonymity.ts'
import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { JobRecruiter } from './contract.ts'
import { type RecruiterView, selectRecruiters, standsOf } from './select-recruiters.ts'

/** A job of the own page that the membership may publish. @throws Refused not_found */
export const ownJob = async (ctx: Context, id: string) =>
  found(
    await ctx.db
      .selectFrom('jobs')
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .select(['jobs.id', 'jobs.state', 'job_texts.title'])
      .where('jobs.id', '=', id)
      .where(reachableJobs(found(ctx.membership), 'job.publish'))
      .executeTakeFirst(),
  )

/** @throws Refused not_found */
export async function listRecruiters(
  ctx: Context,
  { job }: Taken<typeof contract.listRecruiters>,
): Promise<Given<typeof contract.listRecruiters>> {
  const { title, state } = await ownJob(ctx, job)
  const rows = await selectRecruiters(ctx.db).where('r.job_id', '=', job).orderBy('r.asked_at', 'desc').execute()
  const recruiters = await withPeople(ctx, job, rows)
  return { success: true, data: { title, open: state === 'live', recruiters } }
}

/** One of them, for what a verb gives back. */
export async function readRecruiter(ctx: Context, id: string): Promise<JobRecruiter> {
  const row = await selectRecruiters(ctx.db).where('r.id', '=', id).executeTakeFirstOrThrow()
  return found((await withPeople(ctx, row.job_id, [row]))[0])
}

async function withPeople(ctx: Context, job: string, rows: readonly RecruiterView[]): Promise<JobRecruiter[]> {
  const mayRead = found(ctx.membership).may('applicant.read')
  const people = mayRead && rows.length > 0 ? await sentPeople(ctx, job) : []
  return rows.map((row) => ({
    ...standsOf(row, 'company'),
    agency: { id: row.agency_id, name: row.agency_name, slug: row.agency_slug, kind: row.agency_kind },
    asked_by: row.asker,
    people: people
      .filter(({ agency }) => agency === row.agency_id)
      // one that counts as the company's own is none of those who were sent
      .map((one) => sentView(one.sent_as === 'duplicate' ? { ...one, stage: 'duplicate' } : one)),
  }))
}

type Sent = { id: string; name: string; hidden: boolean; stage: string; submitted_at: Date }

/** Somebody who was sent, by a number while nobody may know who it is. */
export const sentView = ({ id, name, hidden, stage, submitted_at }: Sent): JobRecruiter['people'][number] => ({
  ...{ application: id, stage, sent_at: submitted_at.toISOString() },
  name: hidden ? hiddenName(id) : name,
})

const sentPeople = ({ db }: Context, job: string) =>
  db
    .selectFrom('submissions')
    .innerJoin('applications', 'applications.id', 'submissions.application_id')
    .select(['submissions.page_id as agency', 'applications.id', 'applications.name', 'stage'])
    .select(['applications.submitted_at', isHidden.as('hidden'), 'submissions.state as sent_as'])
    .where('applications.job_id', '=', job)
    .orderBy('applications.submitted_at', 'desc')
    .execute()
