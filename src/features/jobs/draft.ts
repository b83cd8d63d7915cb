import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { JobState } from './job-states.ts'
import { missingIn, openDays } from './rules.ts'

const day = 86_400_000

type Draft = Given<typeof contract.editJob>['data']

export const editJob = async (
  ctx: Context,
  { job }: Taken<typeof contract.editJob>,
): Promise<Given<typeof contract.editJob>> => ({
  success: true,
  data: await readDraft(ctx, job),
})

/** A job of the own page with everything that can be edited. @throws Refused not_found */
export async function readDraft(ctx: Context, id: string): Promise<Draft> {
  const job = found(
    await ctx.db
      .selectFrom('jobs')
      .selectAll()
      .where('id', '=', id)
      .where('page_id', '=', found(ctx.seat).page)
      .executeTakeFirst(),
  )
  const [texts, questions, review] = await Promise.all([
    ctx.db.selectFrom('job_texts').selectAll().where('job_id', '=', id).execute(),
    ctx.db.selectFrom('job_questions').selectAll().where('job_id', '=', id).orderBy('position').execute(),
    ctx.db
      .selectFrom('job_reviews')
      .select('comment')
      .where('job_id', '=', id)
      .where('decision', 'is not', null)
      .orderBy('decided_at', 'desc')
      .executeTakeFirst(),
  ])
  const main = texts.find((text) => text.language === job.language) ?? texts[0]
  const missing = missingIn({ ...job, title: main?.title ?? '', description: main?.description ?? '' })
  return {
    id,
    reference: job.reference,
    state: job.state as JobState,
    version: job.version,
    fields: fieldsOf(job, texts, questions),
    missing: missing.map((one) => ({ ...one, message: ctx.wording.say(ctx.language, `fields.${one.code}`) })),
    review_comment: review?.comment ?? null,
    updated_at: job.updated_at.toISOString(),
  }
}

type Job = { expires_at: Date | null; updated_at: Date } & Record<string, unknown>

function fieldsOf(job: Job, texts: object[], questions: object[]): Draft['fields'] {
  const open = job.expires_at ? Math.round((job.expires_at.getTime() - job.updated_at.getTime()) / day) : openDays.usual
  const { published_at: _, closed_at: __, confirmed_at: ___, created_at: ____, ...rest } = job
  return {
    ...rest,
    texts,
    questions,
    open_days: Math.min(Math.max(open, 1), openDays.most),
  } as unknown as Draft['fields']
}
