import { happeningsOf } from '#features/jobs/jobs/happenings.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { casesOf, moneyOf, reviewsOf } from './parts-of-job.ts'

/** A job as staff looks at it, also one that nobody else sees any more; each part only for whoever may read it. @throws Refused not_found */
export async function showWholeJob(
  ctx: Context,
  { job }: Taken<typeof contract.showWholeJob>,
): Promise<Given<typeof contract.showWholeJob>> {
  const { db } = ctx
  const may = found(ctx.me).mayAsStaff
  const row = found(
    await db
      .selectFrom('jobs')
      .innerJoin('pages', 'pages.id', 'jobs.page_id')
      .leftJoin('job_texts', (on) =>
        on.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .leftJoin('users', (on) => on.onRef('users.id', '=', 'jobs.created_by').on('users.state', '!=', 'erased'))
      .select(['jobs.id', 'reference', 'job_texts.title', 'jobs.language', 'jobs.state', 'applicants_count'])
      .select(['jobs.created_at', 'published_at', 'expires_at', 'closed_at'])
      .select(['pages.id as page', 'pages.name as company', 'users.id as author', 'users.name as wrote'])
      .where('jobs.id', '=', job)
      .executeTakeFirst(),
  )
  const [history, reviews, cases, money] = await Promise.all([
    happeningsOf(ctx, job, { namesStaff: true, seesCoins: true }),
    reviewsOf(db, job),
    may('staff.complaint.decide') ? casesOf(db, 'job_id', job) : null,
    may('staff.order.read') ? moneyOf(db, job) : null,
  ])
  const iso = (at: Date | null) => at?.toISOString() ?? null
  return {
    success: true,
    data: {
      ...{ id: row.id, reference: row.reference, title: row.title ?? '', language: row.language, state: row.state },
      page: { id: row.page, name: row.company },
      author: row.author ? { id: row.author, name: row.wrote ?? '' } : null,
      ...{ created_at: row.created_at.toISOString(), published_at: iso(row.published_at) },
      ...{ expires_at: iso(row.expires_at), closed_at: iso(row.closed_at), applicants: row.applicants_count },
      ...{ history, reviews, cases, money },
    },
  }
}
