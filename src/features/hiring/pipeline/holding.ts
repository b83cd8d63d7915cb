import type { Context, Tx } from '#platform/server/context.ts'

/** What somebody of a team wrote about applicants and kept for itself; what the team wrote of an applicant is the team's. */
export const pipelineHolding = {
  name: 'pipeline',
  async give({ db }: Context, user: string) {
    const [notes, scorecards, tasks, views] = await Promise.all([
      db.selectFrom('application_notes').select(['text', 'at']).where('author_id', '=', user).orderBy('at').execute(),
      db
        .selectFrom('scorecards')
        .select(['recommendation', 'comment', 'ratings', 'at'])
        .where('author_id', '=', user)
        .orderBy('at')
        .execute(),
      db
        .selectFrom('application_tasks')
        .select(['text', 'due_on', 'done_at'])
        .where('assignee_id', '=', user)
        .orderBy('created_at')
        .execute(),
      db.selectFrom('saved_views').select(['name', 'query']).where('user_id', '=', user).execute(),
    ])
    return { notes, scorecards, tasks, views }
  },
  /** Of an applicant who goes, nothing stays that was said of the person; of a colleague who goes, the words stay without a name. */
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    const own = tx.selectFrom('applications').select('id').where('candidate_id', '=', user)
    for (const table of ['application_notes', 'scorecards', 'application_tasks', 'application_tags'] as const)
      await tx.deleteFrom(table).where('application_id', 'in', own).execute()
    await tx
      .updateTable('applications')
      .set({ rating: null, country_id: null })
      .where('candidate_id', '=', user)
      .execute()
    return []
  },
}
