import { sql } from 'kysely'
import { decideReview } from '#features/jobs/decide-review.ts'
import { selectJobs, viewOf } from '#features/jobs/job-view.ts'
import { cardOf, isVerified, selectPages } from '#features/pages/page-view.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

const pageSize = 50

const selectReviews = (db: Db) =>
  db
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

type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>>

const reviewOf = ({ submitted_at, due_at, email_verified_at, licence_checked_at, ...row }: ReviewRow) => ({
  ...row,
  company_verified: isVerified({ email_verified_at, licence_checked_at }),
  submitted_at: submitted_at.toISOString(),
  due_at: due_at.toISOString(),
})

export async function listReviews(
  ctx: Context,
  { cursor }: Taken<typeof contract.listReviews>,
): Promise<Given<typeof contract.listReviews>> {
  const rows = await selectReviews(ctx.db)
    .where('decision', 'is', null)
    .$if(cursor !== undefined, (query) => query.where('job_reviews.id', '>', cursor as string))
    .orderBy('job_reviews.id')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  return {
    success: true,
    data: shown.map(reviewOf),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** @throws Refused not_found */
export async function showReview(
  ctx: Context,
  { review: id }: Taken<typeof contract.showReview>,
): Promise<Given<typeof contract.showReview>> {
  const review = found(
    await selectReviews(ctx.db)
      .leftJoin('users as decider', 'decider.id', 'job_reviews.decided_by')
      .select(['decision', 'decider.name as decided_by', 'jobs.page_id'])
      .where('job_reviews.id', '=', id)
      .executeTakeFirst(),
  )
  const { decision, decided_by, page_id, ...row } = review
  const [job, company, before] = await Promise.all([
    selectJobs(ctx.db).where('jobs.id', '=', row.job).executeTakeFirstOrThrow(),
    companyOf(ctx, page_id),
    ctx.db
      .selectFrom('job_reviews')
      .select(['decision', 'comment', 'decided_at'])
      .where('job_id', '=', row.job)
      .where('id', '!=', id)
      .where('decision', 'is not', null)
      .orderBy('decided_at', 'desc')
      .execute(),
  ])
  return {
    success: true,
    data: {
      review: { ...reviewOf(row), decision, decided_by },
      job: await viewOf(ctx, job),
      company,
      before: before.flatMap(({ decision, comment, decided_at }) =>
        decision && decided_at ? [{ decision, comment: comment ?? '', at: decided_at.toISOString() }] : [],
      ),
    },
  }
}

/** What is known of the page behind a job, and when it was checked. */
async function companyOf(ctx: Context, id: string): Promise<Given<typeof contract.showReview>['data']['company']> {
  const page = await selectPages(ctx.db).where('pages.id', '=', id).executeTakeFirstOrThrow()
  const { jobs } = await ctx.db
    .selectFrom('jobs')
    .select((eb) => eb.fn.countAll<number>().as('jobs'))
    .where('page_id', '=', id)
    .where('published_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const checks = [
    { what: 'email' as const, at: page.email_verified_at },
    { what: 'licence' as const, at: page.licence_checked_at },
  ]
  const { name, slug, state, place } = cardOf(ctx, page)
  return {
    name,
    slug,
    state,
    place,
    website: page.website,
    since: page.created_at.toISOString(),
    jobs,
    checked: checks.flatMap(({ what, at }) => (at ? [{ what, at: at.toISOString() }] : [])),
  }
}

/** Whoever is told no is told why. @throws Refused not_found · already_decided · invalid */
export async function decide(ctx: Context, { review, decision, comment }: Taken<typeof contract.decide>) {
  if (decision !== 'approved' && !comment) throw wrongField('comment', 'required')
  await decideReview(ctx, review, decision, comment)
  return { success: true as const }
}
