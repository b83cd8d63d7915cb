import type { Context } from '#platform/server/context.ts'

/** What somebody has begun to write to jobs and not sent. */
export const draftHolding = { name: 'application-drafts', give }

async function give({ db }: Context, user: string) {
  return db
    .selectFrom('application_drafts')
    .innerJoin('job_texts', 'job_texts.job_id', 'application_drafts.job_id')
    .innerJoin('jobs', (join) =>
      join.onRef('jobs.id', '=', 'job_texts.job_id').onRef('jobs.language', '=', 'job_texts.language'),
    )
    .select(['job_texts.title as job', 'written', 'application_drafts.updated_at'])
    .where('user_id', '=', user)
    .execute()
}
