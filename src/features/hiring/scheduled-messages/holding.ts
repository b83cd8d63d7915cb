import type { Context, Tx } from '#platform/server/context.ts'

/** What somebody wrote to be sent later. What waits for a person who is forgotten is not sent any more. */
export const scheduledMessageHolding = {
  name: 'scheduled-messages',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('scheduled_messages')
      .select(['subject', 'text', 'send_at', 'state'])
      .where('author_id', '=', user)
      .orderBy('send_at')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    const theirs = tx.selectFrom('applications').select('id').where('candidate_id', '=', user)
    await tx
      .deleteFrom('scheduled_messages')
      .where((eb) =>
        eb.or([eb('application_id', 'in', theirs), eb.and([eb('author_id', '=', user), eb('state', '=', 'waiting')])]),
      )
      .execute()
    return []
  },
}
