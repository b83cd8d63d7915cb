import { sql } from 'kysely'
import { decideReview } from '#features/jobs/decide-review.ts'
import { selectJobs, viewOf } from '#features/jobs/job-view.ts'
import { isVerified } from '#features/pages/page-view.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

const pageSize = 50

export async function listReviews(
  ctx: Context,
  { cursor }: Taken<typeof contract.listReviews>,
): Promise<Given<typeof contract.listReviews>> {
  const rows = await ctx.db
    .selectFrom('job_reviews')
    .innerJoin('jobs', 'jobs.id', 'job_reviews.job_id')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .leftJoin('users', 'users.id', 'jobs.created_by')
    .select([
      'job_reviews.id',
      'jobs.id as job',
      'title',
      'pages.name as company',
      'users.name as author',
      'submitted_at',
      'due_at',
    ])
    .select(['pages.email_verified_at', 'pages.licence_checked_at'])
    .select(sql<number>`(select count(*) from job_reviews r where r.job_id = jobs.id)`.as('times'))
    .where('decision', 'is', null)
    .$if(cursor !== undefined, (query) => query.where('job_reviews.id', '>', cursor as string))
    .orderBy('job_reviews.id')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  return {
    success: true,
    data: shown.map(({ submitted_at, due_at, email_verified_at, licence_checked_at, ...row }) => ({
      ...row,
      company_verified: isVerified({ email_verified_at, licence_checked_at }),
      submitted_at: submitted_at.toISOString(),
      due_at: due_at.toISOString(),
    })),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

export async function showReview(
  ctx: Context,
  { review }: Taken<typeof contract.showReview>,
): Promise<Given<typeof contract.showReview>> {
  const row = await selectJobs(ctx.db)
    .innerJoin('job_reviews', 'job_reviews.job_id', 'jobs.id')
    .where('job_reviews.id', '=', review)
    .executeTakeFirst()
  return { success: true, data: await viewOf(ctx, found(row)) }
}

/** Whoever is told no is told why. @throws Refused not_found · already_decided · invalid */
export async function decide(ctx: Context, { review, decision, comment }: Taken<typeof contract.decide>) {
  if (decision !== 'approved' && !comment) throw wrongField('comment', 'required')
  await decideReview(ctx, review, decision, comment)
  return { success: true as const }
}
