import { sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'

/** No CV of a person is the one that is used unless another is chosen. */
export async function makeNonePrimary(tx: Tx, user: string): Promise<void> {
  await tx
    .updateTable('cvs')
    .set({ is_primary: false })
    .where('user_id', '=', user)
    .where('is_primary', '=', true)
    .execute()
}

/** The newest CV becomes the primary; one that could not be read only where a person has no other. */
export async function promoteNewest(tx: Tx, user: string): Promise<void> {
  const newest = await tx
    .selectFrom('cvs')
    .select('id')
    .where('user_id', '=', user)
    .orderBy(sql`state in ('parsed', 'confirmed')`, 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return
  await makeNonePrimary(tx, user)
  await tx.updateTable('cvs').set({ is_primary: true }).where('id', '=', newest.id).execute()
}
