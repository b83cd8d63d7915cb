import { z } from 'zod'
import { cardOf, selectPages } from '#features/companies/pages/page-view.ts'
import { readFields } from '#features/jobs/jobs/draft.ts'
import { changesBetween } from '#features/jobs/jobs/job-changes.ts'
import { type JobFields, jobFields } from '#features/jobs/jobs/job-fields.ts'
import { selectJobs } from '#features/jobs/jobs/job-view.ts'
import { viewOf } from '#features/jobs/jobs/whole-view.ts'
import { wordChanges } from '#features/jobs/jobs/wording-of-changes.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { markFindings } from './mark-findings.ts'
import { reviewOf, selectReviews } from './reviews.ts'

type Shown = Given<typeof contract.showReview>['data']
const Fields = z.object(jobFields)

/** A job as it was sent in, with all that helps to decide. @throws Refused not_found */
export async function showReview(
  ctx: Context,
  { review: id }: Taken<typeof contract.showReview>,
): Promise<Given<typeof contract.showReview>> {
  const row = found(
    await selectReviews(ctx.db)
      .select(['jobs.page_id', 'snapshot', 'comment', 'field_comments', 'approved_because'])
      .where('job_reviews.id', '=', id)
      .executeTakeFirst(),
  )
  const { page_id, snapshot, comment, field_comments, approved_because, ...review } = row
  const job = await selectJobs(ctx.db).where('jobs.id', '=', row.job).executeTakeFirstOrThrow()
  const said = Fields.parse(snapshot)
  const fresh = { ...ctx, read: ctx.db }
  const [view, changes, company, before, neighbours] = await Promise.all([
    viewOf(fresh, job, said),
    changesSince(ctx, row, said, await readFields(ctx.db, job)),
    companyOf(ctx, page_id),
    saidBefore(ctx, row.job, id),
    neighboursOf(ctx, id),
  ])
  return {
    success: true,
    data: {
      review: reviewOf(review),
      state: job.state,
      // those who look see whose it is
      job: { ...marked(view, row.findings as Shown['findings']), company: { ...view.company, name: job.page_name } },
      findings: row.findings as Shown['findings'],
      changes,
      approved_because,
      comment,
      field_comments: field_comments as Shown['field_comments'],
      company,
      before,
      ...neighbours,
    },
  }
}

/** The text with what was found in it marked; findings of other languages are told by their words alone. */
function marked(view: Shown['job'], findings: Shown['findings']): Shown['job'] {
  const text = { ...view.text }
  for (const part of ['description', 'responsibilities', 'requirements'] as const) {
    const here = findings.map((one, at) => ({ ...one, at }))
    const own = here.filter(({ field, language }) => field === part && (!language || language === text.language))
    text[part] = markFindings(text[part] ?? '', own)
  }
  return { ...view, text }
}

/** A change is compared with what is live while it waits; anything else with what was looked at before. */
async function changesSince(
  ctx: Context,
  { id, job, kind, decision }: { id: string; job: string; kind: string; decision: string | null },
  said: JobFields,
  stored: JobFields,
): Promise<Shown['changes']> {
  if (kind === 'edit' && decision === null) return wordChanges(ctx, changesBetween(stored, said))
  const earlier = await ctx.db
    .selectFrom('job_reviews')
    .select('snapshot')
    .where('job_id', '=', job)
    .where('id', '<', id)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return earlier ? wordChanges(ctx, changesBetween(Fields.parse(earlier.snapshot), said)) : []
}

async function saidBefore(ctx: Context, job: string, id: string): Promise<Shown['before']> {
  const rows = await ctx.db
    .selectFrom('job_reviews')
    .leftJoin('users', 'users.id', 'decided_by')
    .select(['decision', 'comment', 'decided_at', 'users.name as by'])
    .where('job_id', '=', job)
    .where('job_reviews.id', '!=', id)
    .where('decision', 'is not', null)
    .orderBy('decided_at', 'desc')
    .execute()
  return rows.flatMap(({ decision, comment, decided_at, by }) =>
    decision && decided_at ? [{ decision, comment: comment ?? '', by, at: decided_at.toISOString() }] : [],
  )
}

async function neighboursOf(ctx: Context, id: string): Promise<Pick<Shown, 'previous' | 'next'>> {
  const beside = (way: '<' | '>') =>
    ctx.db
      .selectFrom('job_reviews')
      .select('id')
      .where('decision', 'is', null)
      .where('id', way, id)
      .orderBy('id', way === '<' ? 'desc' : 'asc')
      .executeTakeFirst()
  const [previous, next] = await Promise.all([beside('<'), beside('>')])
  return { previous: previous?.id ?? null, next: next?.id ?? null }
}

/** What is known of the page behind a job, and when it was checked. */
async function companyOf(ctx: Context, id: string): Promise<Shown['company']> {
  const page = await selectPages(ctx.db).where('pages.id', '=', id).executeTakeFirstOrThrow()
  const count = (table: 'jobs' | 'upheld_frauds') =>
    ctx.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('page_id', '=', id)
      .$if(table === 'jobs', (query) => query.where('published_at' as 'page_id', 'is not', null))
      .executeTakeFirstOrThrow()
  const [jobs, frauds] = await Promise.all([count('jobs'), count('upheld_frauds')])
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
    jobs: jobs.count,
    post_permission: page.post_permission,
    post_permission_reason: page.post_permission_reason,
    frauds: frauds.count,
    checked: checks.flatMap(({ what, at }) => (at ? [{ what, at: at.toISOString() }] : [])),
  }
}
