import type { Context, Tx } from '#platform/server/context.ts'

/** What somebody reported; once forgotten, a report stays without a name. */
export const complaintHolding = {
  name: 'reports',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('complaints')
      .select(['reason', 'note', 'snapshot', 'state', 'words', 'created_at'])
      .where('reporter_id', '=', user)
      .orderBy('created_at')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    const nobody = { reporter_id: null, reporter_email: null, note: '' }
    await tx.updateTable('complaints').set(nobody).where('reporter_id', '=', user).execute()
    return []
  },
}
