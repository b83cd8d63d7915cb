import type { Tx } from '#platform/server/context.ts'
import { bringNames } from '#platform/server/db/names.ts'

/**
 * Somebody has just proved to hold the address of an account that nobody had confirmed: whatever was put there before, by
 * whoever registered with it, opens nothing any more. Else one could register with the address of another, wait, and
 * still get in after the other has taken the account up.
 */
export async function closeOtherWaysIn(tx: Tx, user: string): Promise<void> {
  await tx.deleteFrom('sessions').where('user_id', '=', user).execute()
  await tx.deleteFrom('passkeys').where('user_id', '=', user).execute()
  await tx.deleteFrom('identities').where('user_id', '=', user).execute()
  await tx.deleteFrom('second_factors').where('user_id', '=', user).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', user).execute()
  await tx.deleteFrom('devices').where('user_id', '=', user).execute()
  await bringNames(tx, user, 'passkey', 'identity')
}
