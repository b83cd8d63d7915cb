import type { Context } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { companyOf, selectJobs } from './job-view.ts'

type Facts = { job: string; company: string }

const read = (ctx: Context, job: string) =>
  selectJobs(ctx.db)
    .innerJoin('job_texts', (join) =>
      join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
    )
    .select('title')
    .where('jobs.id', '=', job)
    .executeTakeFirstOrThrow()

/** Title and company of a job, for what its own team and the staff are told. */
export async function factsOf(ctx: Context, job: string): Promise<Facts> {
  const row = await read(ctx, job)
  return { job: row.title, company: row.page_name }
}

/** The same for everybody else, in the reader's language: an anonymous company stays unnamed. */
export async function publicFactsOf(ctx: Context, job: string, language: string): Promise<Facts> {
  const row = await read(ctx, job)
  return { job: row.title, company: companyOf({ ...ctx, language: toLanguage(language) }, row).name }
}
