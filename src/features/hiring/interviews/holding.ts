import type { Context, Tx } from '#platform/server/context.ts'

/** The interviews somebody was invited to. What the team wrote for itself is the team's. */
export const interviewHolding = {
  name: 'interviews',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('interviews')
      .innerJoin('applications', 'applications.id', 'interviews.application_id')
      .select([
        'interviews.state',
        'kind',
        'starts_at',
        'minutes',
        'place',
        'link',
        'interviews.note',
        'interviews.reason',
      ])
      .where('candidate_id', '=', user)
      .orderBy('interviews.created_at')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    await tx
      .updateTable('interviews')
      .set({ note: '', reason: '', interview_guide: '' })
      .where('application_id', 'in', tx.selectFrom('applications').select('id').where('candidate_id', '=', user))
      .execute()
    return []
  },
}
