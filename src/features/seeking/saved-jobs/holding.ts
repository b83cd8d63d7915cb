import type { Context } from '#platform/server/context.ts'

/** Jobs somebody keeps, with the own notes and reminders. */
export const savedJobHolding = {
  name: 'saved-jobs',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('saved_jobs')
      .innerJoin('jobs', 'jobs.id', 'saved_jobs.job_id')
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .select(['job_texts.title', 'jobs.reference', 'note', 'remind', 'remind_on', 'saved_at'])
      .where('user_id', '=', user)
      .where('removed_at', 'is', null)
      .orderBy('saved_at')
      .execute(),
}
