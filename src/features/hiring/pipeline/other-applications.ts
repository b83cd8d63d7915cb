import { sql } from 'kysely'
import { isKnown } from '#features/hiring/applications/anonymity.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context, Membership } from '#platform/server/context.ts'

type Person = {
  id: string
  candidate_id: string | null
  email: string | null
  phone: string | null
  name: string
  cv_id: string | null
}
type Because = 'account' | 'email' | 'phone' | 'cv'

/** Other applications to the page by the same person, as account, address, number, or name and file say; never of somebody hidden. */
export async function otherApplicationsOf(
  ctx: Context,
  membership: Membership,
  { id, candidate_id, email, phone, name, cv_id }: Person,
) {
  const because = sql<Because | null>`case
    when applications.candidate_id = ${candidate_id}::uuid then 'account'
    when lower(applications.email) = lower(${email}::text) then 'email'
    when applications.phone = ${phone}::text then 'phone'
    when fold_text(applications.name) = fold_text(${name}::text) and exists (
      select 1 from files one join files other on other.sha256 = one.sha256
      where one.id = applications.cv_id and other.id = ${cv_id}::uuid) then 'cv' end`
  const rows = await ctx.db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['applications.id', 'applications.job_id as job', 'job_texts.title as job_title', 'applications.stage'])
    .select(because.as('because'))
    .where('applications.page_id', '=', membership.page)
    .where('applications.id', '!=', id)
    .where(reachableApplications(membership, 'applicant.read'))
    .where(isKnown)
    .where(sql<boolean>`${because} is not null`)
    .orderBy('applications.submitted_at', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({ ...row, because: row.because as Because }))
}
