import { sql } from 'kysely'
import { shownStates } from '#features/companies/pages/page-states.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from '../draft-contract.ts'
import { isPutAndOpen } from '../put-and-open.ts'
import { primaryCv } from './primary-cv.ts'

/**
 * How a candidate may apply to these jobs from a list: with the stored CV at once where nothing has to be answered and
 * nothing was begun, else by the form. Guests and those who do not look for work get nothing, and guests ask the database nothing.
 */
export async function startsAmong(
  { db, me, now }: Context,
  { jobs }: Taken<typeof contract.startsAmong>,
): Promise<Given<typeof contract.startsAmong>> {
  if (!me || jobs.length === 0) return { success: true, data: [] }
  const [cv, rows] = await Promise.all([
    primaryCv(db, me.id),
    db
      .selectFrom('jobs')
      .innerJoin('pages', 'pages.id', 'jobs.page_id')
      .innerJoin('users', (join) => join.on('users.id', '=', me.id))
      .leftJoin('applications', (join) =>
        join
          .onRef('applications.job_id', '=', 'jobs.id')
          .on('applications.candidate_id', '=', me.id)
          .on((not) => not.not(isPutAndOpen)),
      )
      .select(['jobs.id', 'applications.id as application', 'applications.stage'])
      .select(
        sql<boolean>`exists (select 1 from job_questions where job_id = jobs.id and asked and (required or knock_out is not null))
          or exists (select 1 from application_drafts where job_id = jobs.id and user_id = ${me.id})`.as('asks'),
      )
      .where('users.account_type', '=', 'candidate')
      .where('jobs.id', 'in', jobs)
      .where('apply_mode', '=', 'here')
      .where('jobs.state', '=', 'live')
      .where('pages.state', 'in', shownStates)
      .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now())]))
      .where((or) => or.or([or('applicant_cap', 'is', null), or('applicants_count', '<', or.ref('applicant_cap'))]))
      .execute(),
  ])
  return {
    success: true,
    data: rows.map(({ id, application, stage, asks }) => ({
      ...{ job: id, application, is_withdrawn: stage === 'withdrawn' },
      cv: asks ? null : (cv?.name ?? null),
    })),
  }
}
