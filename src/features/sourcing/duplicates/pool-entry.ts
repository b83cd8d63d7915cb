import { sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'

/** What was done to the places in the pool, as it is undone. */
export type PoolMove = { moved: string | null; dropped: Record<string, unknown> | null; invitations: string[] }

/** The place of the other record in the pool becomes the kept one's; where both have one, its invitations go over and it goes. */
export async function bringPoolEntry(tx: Tx, keep: string, merge: string): Promise<PoolMove> {
  const entryOf = (id: string) =>
    tx.selectFrom('pool_entries').selectAll().where('imported_id', '=', id).forUpdate().executeTakeFirst()
  const [theirs, own] = [await entryOf(merge), await entryOf(keep)]
  if (!theirs) return { moved: null, dropped: null, invitations: [] }
  if (!own) {
    await tx.updateTable('pool_entries').set({ imported_id: keep }).where('id', '=', theirs.id).execute()
    return { moved: theirs.id, dropped: null, invitations: [] }
  }
  const invitations = await tx
    .updateTable('pool_invitations')
    .set({ entry_id: own.id })
    .where('entry_id', '=', theirs.id)
    .where('job_id', 'not in', tx.selectFrom('pool_invitations').select('job_id').where('entry_id', '=', own.id))
    .returning('id')
    .execute()
  await tx.deleteFrom('pool_entries').where('id', '=', theirs.id).execute()
  return { moved: null, dropped: theirs, invitations: invitations.map(({ id }) => id) }
}

/** Brings the place of the other record back, if it was not taken out of the pool meanwhile. */
export async function giveBackPoolEntry(
  tx: Tx,
  { moved, dropped, invitations }: PoolMove,
  merge: string,
): Promise<void> {
  if (moved) await tx.updateTable('pool_entries').set({ imported_id: merge }).where('id', '=', moved).execute()
  if (!dropped) return
  await sql`insert into pool_entries select * from jsonb_populate_record(null::pool_entries, ${JSON.stringify(dropped)}::jsonb)`.execute(
    tx,
  )
  if (invitations.length > 0)
    await tx
      .updateTable('pool_invitations')
      .set({ entry_id: dropped.id as string })
      .where('id', 'in', invitations)
      .execute()
}
