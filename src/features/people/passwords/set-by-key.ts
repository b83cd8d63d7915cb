import { closeOtherWaysIn } from '#features/people/accounts/close-claims.ts'
import { type KeyPurpose, readKey, spendKey } from '#features/people/accounts/one-time-keys.ts'
import { demandPassword, hashPassword } from '#features/people/accounts/passwords.ts'
import { refuseTaken, takeContact } from '#features/people/accounts/take-contact.ts'
import { confirmEmail } from '#features/people/accounts/verify-email.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { putPassword } from './put-password.ts'

/** Whether the link still works; looking does not use it up. @throws Refused link_expired */
export async function showReset(
  ctx: Context,
  { hash }: Taken<typeof contract.showReset>,
): Promise<Given<typeof contract.showReset>> {
  await readKey(ctx, 'reset-password', hash)
  return { success: true, data: { valid: true } }
}

/** A new password by the link or the code. @throws Refused invalid · link_expired · address_taken */
export const resetPassword = (ctx: Context, asked: Taken<typeof contract.resetPassword>) =>
  setByKey(ctx, 'reset-password', asked)

/** The first password. @throws Refused invalid · link_expired · address_taken */
export const createPassword = (ctx: Context, asked: Taken<typeof contract.createPassword>) =>
  setByKey(ctx, 'create-password', asked)

async function setByKey(ctx: Context, purpose: KeyPurpose, { hash, password }: { hash: string; password: string }) {
  // a link that is used up says so before a password is judged
  await readKey(ctx, purpose, hash)
  demandPassword(ctx, password)
  const password_hash = await hashPassword(password)
  await refuseTaken(
    ctx.db.transaction().execute(async (tx) => {
      const { user_id: user, contact } = await spendKey(ctx, tx, purpose, hash)
      if (!user) throw new Refused('link_expired')
      await proveContact(ctx, tx, user, contact)
      await putPassword(ctx, tx, { user, password_hash, how: purpose === 'reset-password' ? 'reset' : 'created' })
    }),
  )
  return { success: true as const }
}

/** Whoever has the key holds the address it went to: it is confirmed, and an unconfirmed account is cleared of strangers. */
async function proveContact(ctx: Context, tx: Tx, user: string, contact: string | null) {
  const row = await tx
    .selectFrom('users')
    .select(['email', 'phone', 'email_verified_at', 'phone_verified_at'])
    .where('id', '=', user)
    .where('state', '!=', 'erased')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refused('link_expired')
  if (contact === null) return
  if (!row.email_verified_at && !row.phone_verified_at && ctx.me?.id !== user) await closeOtherWaysIn(tx, user)
  if (contact.startsWith('+') && contact === row.phone) await takeContact(ctx, tx, user, { kind: 'phone', contact })
  else await confirmEmail(ctx, tx, user, contact)
}
