import { isPossible, type JobState } from '#features/jobs/jobs/job-states.ts'
import { selectJobs } from '#features/jobs/jobs/job-view.ts'
import { lockJob, moveJob } from '#features/jobs/jobs/move-job.ts'
import { addressOf } from '#features/jobs/jobs/reference.ts'
import { readKey, spendKey } from '#features/people/accounts/one-time-keys.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { confirm } from './live-on.ts'
import { mayStillPublish } from './who-was-asked.ts'

type JobAnswer = (typeof contract.jobAnswers)[number]

/** What the link leads to. Only looked at: scanners that open every link of a mail answer nothing. @throws Refused link_expired */
export async function showJobQuestion(
  ctx: Context,
  { key }: Taken<typeof contract.showJobQuestion>,
): Promise<Given<typeof contract.showJobQuestion>> {
  const { thing_id } = await readKey(ctx, 'job-question', key)
  const job = await selectJobs(ctx.db)
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select(['title', 'job_texts.language as text_language'])
    .where('jobs.id', '=', found(thing_id))
    .executeTakeFirst()
  if (!job) throw new Refused('link_expired')
  return {
    success: true,
    data: {
      title: job.title,
      language: job.text_language,
      company: job.page_name,
      address: addressOf(job.title, job.reference),
      state: job.state,
      applicants: job.applicants_count,
      expires_at: job.expires_at?.toISOString() ?? null,
      confirmed_at: job.confirmed_at?.toISOString() ?? null,
      answers: answersFor(job.state),
    },
  }
}

/** A job that ran out may still be said to be filled. */
function answersFor(state: JobState): JobAnswer[] {
  if (state === 'live' || state === 'paused') return ['open', 'filled', 'close']
  return isPossible(state, 'member', 'settle') ? ['filled'] : []
}

/**
 * Acts on the answer, for the member the mail went to; the link serves once.
 * @throws Refused link_expired: unknown, used, too old, or no longer of the team · job_state · job_ended · job_full
 */
export async function answerJobQuestion(
  ctx: Context,
  { key, answer }: Taken<typeof contract.answerJobQuestion>,
): Promise<Given<typeof contract.answerJobQuestion>> {
  const state = await ctx.db.transaction().execute(async (tx) => {
    const { thing_id, user_id } = await spendKey(ctx, tx, 'job-question', key)
    const job = await lockJob(tx, found(thing_id))
    const said_by = await mayStillPublish(ctx, job, found(user_id))
    if (answer === 'open') await confirm(ctx, tx, job, { by: 'member', said_by })
    else
      await moveJob(ctx, tx, job, job.state === 'closed' ? 'settle' : 'close', {
        by: 'member',
        as: answer === 'filled' ? 'filled' : 'cancelled',
        said_by,
      })
    return (await lockJob(tx, job.id)).state
  })
  return { success: true, data: { state } }
}
