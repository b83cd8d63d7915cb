import type { Context } from '#platform/server/context.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { companyOf, selectJobs } from './job-view.ts'

type Facts = { job: string; company: string }

/** A job with its title in the reader's language where it has one, else as it was written first. */
const read = (ctx: Context, job: string, language: string | null) =>
  selectJobs(ctx.db)
    .innerJoin('job_texts', (join) => join.onRef('job_texts.job_id', '=', 'jobs.id'))
    .select('title')
    .where('jobs.id', '=', job)
    .orderBy((by) => by('job_texts.language', '=', language ?? ''), 'desc')
    .orderBy((by) => by('job_texts.language', '=', by.ref('jobs.language')), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

/** Title and company of a job, for what its own team and the staff are told. */
export async function factsOf(ctx: Context, job: string): Promise<Facts> {
  const row = await read(ctx, job, null)
  return { job: row.title, company: row.page_name }
}

/** The same for everybody else, in the reader's language: an anonymous company stays unnamed. */
export async function publicFactsOf(ctx: Context, job: string, language: string): Promise<Facts> {
  const row = await read(ctx, job, language)
  return { job: row.title, company: companyOf({ ...ctx, language: toLanguage(language) }, row).name }
}
