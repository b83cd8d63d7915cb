import type { Expression } from 'kysely'
import { z } from 'zod'
import { readKept } from '#features/site/lookups/texts.ts'
import { plainText } from '#platform/server/clean-html.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { changesBetween, isMaterial } from './job-changes.ts'
import { type JobFields, jobFields } from './job-fields.ts'
import { reachableJobs } from './job-team.ts'
import { paidUntil } from './live-fee.ts'
import type { LockedJob } from './move-job.ts'
import { missingIn } from './rules.ts'
import { wrongEntries } from './wrong-entries.ts'

type Draft = Given<typeof contract.editJob>['data']
const Fields = z.object(jobFields)

export const editJob = async (
  ctx: Context,
  { job }: Taken<typeof contract.editJob>,
): Promise<Given<typeof contract.editJob>> => ({
  success: true,
  data: await readDraft(ctx, job),
})

/**
 * A job of the own page with everything that can be edited: of a live one the version that is being written, where there
 * is one. @throws Refused not_found
 */
export async function readDraft(ctx: Context, id: string): Promise<Draft> {
  const membership = found(ctx.membership)
  const job = found(
    await ctx.db
      .selectFrom('jobs')
      .innerJoin('pages', 'pages.id', 'jobs.page_id')
      .selectAll('jobs')
      .select([
        'pages.name as company',
        reachableJobs(membership, 'job.write').as('may_write'),
        reachableJobs(membership, 'applicant.read').as('has_board'),
      ])
      .where('jobs.id', '=', id)
      .where(reachableJobs(membership, 'job.read'))
      .executeTakeFirst(),
  )
  const [kept, stored, edit, review, waiting, paid] = await Promise.all([
    readKept(ctx),
    readFields(ctx.db, job),
    ctx.db.selectFrom('job_edits').selectAll().where('job_id', '=', id).executeTakeFirst(),
    lastReview(ctx, id),
    openReviewOf(ctx, id),
    paidUntil(ctx, ctx.db, job),
  ])
  const fields = edit ? Fields.parse(edit.fields) : stored
  const missing = [
    ...missingOf(fields, { ...job, applicants_count: job.applicants_count }),
    ...wrongEntries(kept, fields),
  ]
  const changes = edit ? changesBetween(stored, fields) : []
  return {
    id,
    reference: job.reference,
    state: job.state,
    version: job.version,
    may_write: job.may_write,
    has_board: job.has_board,
    fields,
    missing: missing.map((one) => ({ ...one, message: ctx.wording.say(ctx.language, `fields.${one.code}`) })),
    edit: edit
      ? {
          state: edit.state,
          changes: changes.map(({ field }) => ({ field, material: isMaterial(field) })),
        }
      : null,
    waits_because: (waiting?.because ?? []) as Draft['waits_because'],
    review_comment: review?.comment ?? null,
    field_comments: (review?.field_comments ?? []) as Draft['field_comments'],
    close_reason: job.close_reason as Draft['close_reason'],
    pause_reason: job.pause_reason,
    published_at: job.published_at?.toISOString() ?? null,
    expires_at: job.expires_at?.toISOString() ?? null,
    confirmed_at: job.confirmed_at?.toISOString() ?? null,
    paid_until: paid?.toISOString() ?? null,
    refreshed_at: job.refreshed_at?.toISOString() ?? null,
    closed_at: job.closed_at?.toISOString() ?? null,
    external_clicks: job.external_clicks,
    updated_at: job.updated_at.toISOString(),
  }
}

/** Why it waits, while it does. */
const openReviewOf = (ctx: Context, job: string) =>
  ctx.db
    .selectFrom('job_reviews')
    .select('because')
    .where('job_id', '=', job)
    .where('kind', '!=', 'sample')
    .where('decision', 'is', null)
    .executeTakeFirst()

/** What the last review said, as long as it still asks for something. */
const lastReview = (ctx: Context, job: string) =>
  ctx.db
    .selectFrom('job_reviews')
    .select(['comment', 'field_comments'])
    .where('job_id', '=', job)
    .where('decision', 'in', ['changes_requested', 'refused'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_reviews as later')
            .select('later.id')
            .whereRef('later.job_id', '=', 'job_reviews.job_id')
            .whereRef('later.submitted_at', '>', 'job_reviews.submitted_at'),
        ),
      ),
    )
    .orderBy('decided_at', 'desc')
    .executeTakeFirst()

/** What a job says as it is stored, as the contract writes it. */
export const readFields = async (db: Db | Tx, job: LockedJob): Promise<JobFields> =>
  fieldsOf(job, await readTexts(db, job.id))

/** What a job says beside its row: texts and questions. @param job its id, or what finds it in the same question */
export async function readTexts(db: Db | Tx, job: JobId) {
  const [texts, questions] = await Promise.all([
    db.selectFrom('job_texts').selectAll().where('job_id', '=', job).orderBy('language').execute(),
    db
      .selectFrom('job_questions')
      .selectAll()
      .where('job_id', '=', job)
      .where('asked', '=', true)
      .orderBy('position')
      .execute(),
  ])
  return { texts, questions }
}

export type JobId = string | Expression<string>
type JobTexts = Awaited<ReturnType<typeof readTexts>>

export const fieldsOf = (job: LockedJob, said: JobTexts): JobFields =>
  Fields.parse({ ...job, opens_at: job.opens_at?.toISOString() ?? null, ...said })

/** What still keeps these fields from going out. */
export function missingOf(fields: JobFields, job: { company: string; applicants_count: number }) {
  const main = fields.texts.find(({ language }) => language === fields.language) ?? fields.texts[0]
  const words = fields.texts
    .map((text) => plainText(`${text.title} ${text.description} ${text.responsibilities} ${text.requirements}`))
    .join(' ')
  return missingIn({
    ...fields,
    title: main?.title ?? '',
    description: main?.description ?? '',
    words,
    company: job.company,
    applicants_count: job.applicants_count,
  })
}
