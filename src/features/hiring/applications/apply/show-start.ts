import { publicStates } from '#features/jobs/jobs/job-states.ts'
import { countryOfNumber } from '#features/people/accounts/phone-number.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import * as contract from '../draft-contract.ts'
import { sameAsked } from '../rules.ts'
import { findEarlier } from './find-earlier.ts'
import { primaryCv } from './primary-cv.ts'
import { reachOf } from './reach-of.ts'

const mostRead = 400

/** What applying to a public job begins with, for whoever is signed in. @throws Refused not_found */
export async function showStart(
  ctx: Context,
  { job }: Taken<typeof contract.showStart>,
): Promise<Given<typeof contract.showStart>> {
  const me = found(ctx.me)
  const user = me.id
  const [shown, earlier, cv, answers, reach, draft] = await Promise.all([
    ctx.db.selectFrom('jobs').select('id').where('id', '=', job).where('state', 'in', publicStates).executeTakeFirst(),
    findEarlier(ctx, job, { candidate: user, email: null, phone: null }),
    primaryCv(ctx.db, user),
    earlierAnswers(ctx, user, job),
    reachOf(ctx, me),
    ctx.db
      .selectFrom('application_drafts')
      .select('written')
      .where('user_id', '=', user)
      .where('job_id', '=', job)
      .executeTakeFirst(),
  ])
  found(shown)
  // one sent without an account is no part of it before it is claimed, or sent again; one that a team made was not sent yet
  const own = earlier && !earlier.isUnclaimed && !earlier.isBrought ? earlier : null
  const sent = { application: own?.id ?? null, withdrawn_at: own?.isWithdrawn ? own.moved_at.toISOString() : null }
  const kept = contract.DraftValues.safeParse(draft?.written)
  const written = kept.success ? kept.data : null
  const country = countryOfNumber(written?.phone ?? '') ?? reach.country
  return { success: true, data: { ...sent, cv, answers, reach: { ...reach, country }, draft: written } }
}

/** What was last answered to the same questions of other jobs; files are not answered twice. */
async function earlierAnswers(ctx: Context, user: string, job: string): Promise<Record<string, string>> {
  const questions = ctx.db
    .selectFrom('job_questions')
    .where('job_id', '=', job)
    .where('asked', '=', true)
    .where('kind', '!=', 'file')
  const [asked, answered] = await Promise.all([
    questions.selectAll().execute(),
    ctx.db
      .selectFrom('applications')
      .innerJoin('application_answers', 'application_answers.application_id', 'applications.id')
      .innerJoin('job_questions', 'job_questions.id', 'question_id')
      .select(['job_questions.id', 'kind', 'text', 'choices', 'answer'])
      .where('candidate_id', '=', user)
      .where('file_id', 'is', null)
      .where(({ exists }) => exists(questions.select('job_questions.id')))
      .orderBy('applications.id', 'desc')
      .limit(mostRead)
      .execute(),
  ])
  return Object.fromEntries(
    asked.flatMap((question) => {
      const same = answered.find((one) => sameAsked(one, question))
      return same ? [[question.id, same.answer]] : []
    }),
  )
}
