import { sql } from 'kysely'
import { z } from 'zod'
import { isVerified } from '#features/companies/pages/page-view.ts'
import { decideReview } from '#features/jobs/jobs/decide-review.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

const pageSize = 50

type Gives = Given<typeof contract.listReviews>
type Show = Taken<typeof contract.listReviews>['show']

export const selectReviews = (db: Db) =>
  db
    .selectFrom('job_reviews')
    .innerJoin('jobs', 'jobs.id', 'job_reviews.job_id')
    .innerJoin('pages', 'pages.id', 'jobs.page_id')
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .leftJoin('users', 'users.id', 'jobs.created_by')
    .leftJoin('users as decider', 'decider.id', 'job_reviews.decided_by')
    .select([
      'job_reviews.id',
      'job_reviews.kind',
      'job_reviews.findings',
      'job_reviews.decision',
      'job_reviews.decided_at',
      'decider.name as decided_by',
      'jobs.id as job',
      'title',
      'pages.name as company',
      'users.name as author',
      'submitted_at',
      'due_at',
      'pages.email_verified_at',
      'pages.licence_checked_at',
    ])
    .select(
      sql<number>`(select count(*) from job_reviews r where r.job_id = jobs.id and r.kind = job_reviews.kind)`.as(
        'times',
      ),
    )

type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['executeTakeFirstOrThrow']>>

export function reviewOf({
  submitted_at,
  due_at,
  decided_at,
  email_verified_at,
  licence_checked_at,
  findings,
  kind,
  ...row
}: ReviewRow): Gives['data'][number] {
  const found = findings as { severity: string }[]
  const blocks = found.filter(({ severity }) => severity === 'block').length
  return {
    ...row,
    kind: kind,
    company_verified: isVerified({ email_verified_at, licence_checked_at }),
    blocks,
    warnings: found.length - blocks,
    submitted_at: submitted_at.toISOString(),
    due_at: due_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }
}

/** Which of the reviews a list holds. */
const shows = (show: Show, now: Date) =>
  ({
    waiting: sql<boolean>`job_reviews.decision is null`,
    overdue: sql<boolean>`job_reviews.decision is null and job_reviews.due_at < ${now}`,
    edits: sql<boolean>`job_reviews.decision is null and job_reviews.kind = 'edit'`,
    samples: sql<boolean>`job_reviews.decision is null and job_reviews.kind = 'sample'`,
    decided: sql<boolean>`job_reviews.decision is not null`,
  })[show]

export async function listReviews(ctx: Context, { show, cursor }: Taken<typeof contract.listReviews>): Promise<Gives> {
  const id = z.uuid().safeParse(cursor).data
  const decided = show === 'decided'
  const rows = await selectReviews(ctx.db)
    .where(shows(show, ctx.now()))
    .$if(id !== undefined, (query) => query.where('job_reviews.id', decided ? '<' : '>', id as string))
    .orderBy('job_reviews.id', decided ? 'desc' : 'asc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  return {
    success: true,
    data: shown.map(reviewOf),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
    counts: await countReviews(ctx),
  }
}

const countReviews = (ctx: Context): Promise<Gives['counts']> =>
  ctx.db
    .selectFrom('job_reviews')
    .select((eb) =>
      (['waiting', 'overdue', 'edits', 'samples', 'decided'] as const).map((show) =>
        eb.fn.countAll<number>().filterWhere(shows(show, ctx.now())).as(show),
      ),
    )
    .executeTakeFirstOrThrow()

/** Whoever is told no is told why, in a note or beside a field. @throws Refused not_found · already_decided · invalid */
export async function decide(ctx: Context, { review, ...said }: Taken<typeof contract.decide>) {
  if (said.decision !== 'approved' && !said.comment && said.fields.length === 0) throw wrongField('comment', 'required')
  await decideReview(ctx, review, said)
  return { success: true as const }
}
