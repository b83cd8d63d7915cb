import { closeOtherWaysIn } from '#features/people/accounts/close-claims.ts'
import { isKnownDevice } from '#features/people/accounts/devices.ts'
import { spendKey } from '#features/people/accounts/one-time-keys.ts'
import { refuseTaken } from '#features/people/accounts/take-contact.ts'
import { confirmEmail } from '#features/people/accounts/verify-email.ts'
import { signInAs } from '#features/people/sign-in/sign-in.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

/**
 * Signs in by a mailed link, which confirms the address with it.
 * @throws Refused link_expired · address_taken · second_factor_needed · account_asleep
 */
export async function signInByLink(
  ctx: Context,
  { key }: Taken<typeof contract.signInByLink>,
): Promise<Given<typeof contract.signInByLink>> {
  // no other site, neighbour or mail signs a visitor in as somebody else: the button on our own screen does
  if ((ctx.asked('sec-fetch-site') ?? 'same-origin') !== 'same-origin') throw new Refused('xsrf')
  const user = await refuseTaken(ctx.db.transaction().execute((tx) => openByKey(ctx, tx, key)))
  const password_needed = user.password_hash === null
  const signedIn = await signInAs(ctx, user, true)
  return { ...signedIn, password_needed, ...(password_needed && { redirect: '/create-password' }) }
}

/**
 * The account behind a key. An account nobody had confirmed, opened on a device it was not made on, may have been made by
 * somebody else with this address: what that one put there opens nothing any more, the password least of all.
 */
async function openByKey(ctx: Context, tx: Tx, key: string) {
  const { user_id, contact } = await spendKey(ctx, tx, 'sign-in', key)
  const users = tx.selectFrom('users').selectAll().where('id', '=', user_id).where('state', '!=', 'erased')
  const before = await users.forUpdate().executeTakeFirst()
  if (!before) throw new Refused('link_expired')
  if (!before.email_verified_at && !before.phone_verified_at && !(await isKnownDevice(ctx, [before.id]))) {
    await closeOtherWaysIn(tx, before.id)
    await tx.updateTable('users').set({ password_hash: null }).where('id', '=', before.id).execute()
  }
  await confirmEmail(ctx, tx, before.id, contact)
  return users.executeTakeFirstOrThrow()
}
