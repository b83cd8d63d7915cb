import { reachableJobs } from '#features/jobs/jobs/job-team.ts'
import { asksOf } from '#features/jobs/matching/asks-of.ts'
import type { Asks } from '#features/jobs/matching/match-of.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { likeWork, wordsOfUnread } from '#features/site/understanding/title-words.ts'
import { occupationsIn } from '#features/site/understanding/titles.ts'
import type { Context } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import { type FitJob, type Fitting, fittingPeople, type JobWork } from './fitting-people.ts'

export const pageSize = 20

/** A job within reach, what it asks for, and everybody whom it fits, best first. @throws Refused not_found: no job within reach */
export async function peopleOfJob(ctx: Context, id: string) {
  const job = found(
    await ctx.db
      .selectFrom('jobs')
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .selectAll('jobs')
      .select(['title', 'job_texts.language as text_language'])
      .where('jobs.id', '=', id)
      .where(reachableJobs(found(ctx.membership), 'cv.search'))
      .executeTakeFirst(),
  )
  const work = await workOf(ctx, job)
  const asks: Asks = { ...(await asksOf(ctx, job)), answers: [] }
  const all: Fitting[] = job.state === 'closed' ? [] : await fittingPeople(ctx, job, asks, work)
  return { job, work, asks, all }
}

/** The position that the job names, else those that its title does; what stands in the title beside them, and its words where it names none. */
async function workOf(ctx: Context, { position_id, title, text_language }: FitJob): Promise<JobWork> {
  const [meanings, language] = [await meaningsOf(ctx), toLanguage(text_language)]
  const { is, inside } = occupationsIn(title, language, meanings)
  const positions = position_id !== null ? [position_id] : is.length > 0 ? is : inside
  const like = likeWork(title, language, meanings).filter((id) => !positions.includes(id))
  const beside = position_id === null && is.length > 0 ? inside : []
  return { positions, beside, like, alike: wordsOfUnread(title, language, meanings) }
}
