import { sql } from 'kysely'
import type { Context, Tx } from '#platform/server/context.ts'

/** What whoever reported wrote themselves goes with them. */
const withoutOwn = sql<string>`case when snapshot ? 'messages' then jsonb_set(snapshot, '{messages}', (
  select coalesce(jsonb_agg(said), '[]') from jsonb_array_elements(snapshot -> 'messages') said
  where not (said ->> 'mine')::boolean)) else snapshot end`

/** What somebody reported; once forgotten, a report stays without a name. What was reported of a person goes with the person. */
export const complaintHolding = {
  name: 'reports',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('complaints')
      .select(['reason', 'note', 'snapshot', 'state', 'created_at', 'case_id'])
      .where('reporter_id', '=', user)
      .orderBy('created_at')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    const nobody = { reporter_id: null, reporter_email: null, note: '' }
    await tx
      .updateTable('complaints')
      .set({ ...nobody, snapshot: withoutOwn })
      .where('reporter_id', '=', user)
      .execute()
    return []
  },
}
