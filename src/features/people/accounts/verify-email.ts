import { clearBounce } from '#features/site/notifications/bounces.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import { emailVerified, verificationAsked } from './events.ts'
import { findOwner } from './find-accounts.ts'
import { makeKey, spendKey } from './one-time-keys.ts'
import { refuseTaken, takeAddress, takeContact } from './take-contact.ts'

/**
 * Marks an e-mail address as confirmed, or puts the one that was asked for in its place, unless another account was first.
 * @throws Refused link_expired · address_taken
 */
export async function verifyEmail(ctx: Context, { hash }: { hash: string }) {
  await refuseTaken(
    ctx.db.transaction().execute(async (tx) => {
      const change = await spendKey(ctx, tx, 'change-email', hash).catch(ignoreExpired)
      const { user_id: user, contact } = change ?? (await spendKey(ctx, tx, 'verify-email', hash))
      if (!user) throw new Refused('link_expired')
      if (change && contact) await takeContact(ctx, tx, user, { kind: 'email', contact })
      else await confirmEmail(ctx, tx, user, contact)
    }),
  )
  return { success: true as const }
}

const ignoreExpired = (error: unknown) => {
  if (error instanceof Refused && error.code === 'link_expired') return null
  throw error
}

/**
 * The address of this account is the person's, as a link that was sent there has proved.
 * @param sentTo where the link went; a link for an address that the account has given up proves nothing
 * @throws Refused address_taken · link_expired
 */
export async function confirmEmail(ctx: Context, tx: Tx, user: string, sentTo: string | null = null) {
  const { email } = await tx
    .selectFrom('users')
    .select('email')
    .where('id', '=', user)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (sentTo !== null && sentTo.toLowerCase() !== email?.toLowerCase()) throw new Refused('link_expired')
  const owner = await findOwner(tx, { email })
  if (owner && owner.id !== user) throw new Refused('address_taken')
  if (owner) return
  if (email) {
    await takeAddress(tx, 'email', email, user)
    await clearBounce(tx, email)
  }
  await tx.updateTable('users').set({ email_verified_at: ctx.now() }).where('id', '=', user).execute()
  await emit(ctx, tx, emailVerified, { user })
}

/** Asks for the confirming mail again. @throws Refused already_verified */
export async function sendVerification(ctx: Context) {
  const user = found(ctx.me).id
  await ctx.db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', user)
      .executeTakeFirstOrThrow()
    if (row.email_verified_at) throw new Refused('already_verified')
    await emit(ctx, tx, verificationAsked, { user })
  })
  return { success: true as const }
}

/**
 * What the address of an account is to be told: the link that confirms it or, when another account has confirmed it before,
 * that there is one, so that whoever forgot it finds back and whoever did not ask is warned. Null when there is nothing to tell.
 */
export async function mailVerification(ctx: Context, { user }: { user: string }) {
  const row = await ctx.db
    .selectFrom('users')
    .select(['id as user', 'email', 'phone', 'name', 'language', 'email_verified_at'])
    .where('id', '=', user)
    .executeTakeFirst()
  if (!row?.email || row.email_verified_at) return null
  const owner = await findOwner(ctx.db, { email: row.email })
  if (owner)
    return {
      notice: 'account_known',
      to: { ...owner, user: owner.id, email: owner.email ?? row.email },
      link: '/login',
    }
  const key = await ctx.db
    .transaction()
    .execute((tx) => makeKey(ctx, tx, 'verify-email', { user, contact: row.email as string }))
  return { notice: 'confirm_email', to: { ...row, email: row.email }, link: `/verify-email/${key}` }
}
