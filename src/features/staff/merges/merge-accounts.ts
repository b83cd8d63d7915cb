import { sql } from 'kysely'
import { accountMerged } from '#features/people/accounts/events.ts'
import { graceDays } from '#features/people/own-data/deactivate.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { bringNames, kindsOfPeople } from '#platform/server/db/names.ts'
import { bringOwners } from '#platform/server/db/owners.ts'
import { emit } from '#platform/server/events/emit.ts'
import { moveThreads } from './join-threads.ts'
import { settleMeetings } from './meet.ts'
import { type Merged, moveRows } from './move-rows.ts'

/**
 * Makes two accounts one: what names the one that goes names the other from then on. Nobody signs in to it any more; what the other had
 * already sleeps with it, and is erased after the days that every account sleeps.
 */
export async function mergeAccounts(
  ctx: Context,
  tx: Tx,
  accounts: Merged,
): Promise<{ moved: number; stayed: number }> {
  const { keep, gone } = accounts
  await settleMeetings(tx, accounts)
  await moveThreads(tx, accounts)
  const counts = await moveRows(tx, accounts)
  await bringOwners(tx, 'cv_versions', sql`parent.user_id = ${keep}`)
  await movePhone(tx, accounts)
  await bringNames(tx, gone, ...kindsOfPeople)
  await bringNames(tx, keep, 'phone')
  const now = ctx.now()
  await tx
    .updateTable('users')
    .set({
      ...{ state: 'deactivated', deactivated_at: now, merged_into: keep, password_hash: null },
      erase_at: new Date(now.getTime() + graceDays * 86_400_000),
    })
    .where('id', '=', gone)
    .execute()
  await emit(ctx, tx, accountMerged, { user: keep, gone })
  return counts
}

/** A number that was confirmed is the person's, and the other account may have none. */
async function movePhone(tx: Tx, { keep, gone }: Merged): Promise<void> {
  const read = (id: string) =>
    tx.selectFrom('users').select(['phone', 'phone_verified_at']).where('id', '=', id).executeTakeFirstOrThrow()
  const number = await read(gone)
  if (!number.phone_verified_at || (await read(keep)).phone_verified_at) return
  await tx.updateTable('users').set({ phone: null, phone_verified_at: null }).where('id', '=', gone).execute()
  await tx.updateTable('users').set(number).where('id', '=', keep).execute()
}
