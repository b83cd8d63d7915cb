import { sessionEnded } from '#features/people/accounts/events.ts'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { makeKey, readKey, spendKey, voidKeys } from '#features/people/accounts/one-time-keys.ts'
import { endSessions } from '#features/people/accounts/sessions.ts'
import { refuseTaken } from '#features/people/accounts/take-contact.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { contactBroughtBack } from './events.ts'

/** What would come back; looking does not use the link up. @throws Refused link_expired */
export async function showUndo(
  ctx: Context,
  { hash }: Taken<typeof contract.showUndo>,
): Promise<Given<typeof contract.showUndo>> {
  const { thing_id } = await readKey(ctx, 'undo-contact', hash)
  const change = await ctx.db.selectFrom('contact_changes').selectAll().where('id', '=', thing_id).executeTakeFirst()
  if (!change?.old_contact) throw new Refused('link_expired')
  return { success: true, data: { kind: change.kind, contact: change.old_contact } }
}

/**
 * Brings the old address or number back, which the link that went there proves. Whoever changed it may know the password:
 * every session ends, and a new password is chosen next. @throws Refused link_expired · address_taken
 */
export async function undoChange(
  ctx: Context,
  { hash }: Taken<typeof contract.undoChange>,
): Promise<Given<typeof contract.undoChange>> {
  const key = await refuseTaken(
    ctx.db.transaction().execute(async (tx) => {
      const { user_id: user, thing_id } = await spendKey(ctx, tx, 'undo-contact', hash)
      const change = await tx.selectFrom('contact_changes').selectAll().where('id', '=', thing_id).executeTakeFirst()
      if (!user || !change?.old_contact) throw new Refused('link_expired')
      const { old_contact: contact, id } = change
      const owner = await findOwner(tx, change.kind === 'email' ? { email: contact } : { phone: contact })
      if (owner && owner.id !== user) throw new Refused('address_taken')
      const now = ctx.now()
      const back =
        change.kind === 'email'
          ? { email: contact, email_verified_at: now }
          : { phone: contact, phone_verified_at: now }
      await tx.updateTable('users').set(back).where('id', '=', user).execute()
      await endSessions(tx, user)
      await voidKeys(ctx, tx, user, [
        'change-email',
        'verify-email',
        'sign-in',
        'reset-password',
        'create-password',
        'undo-contact',
      ])
      await emit(ctx, tx, contactBroughtBack, { user, change: id })
      await emit(ctx, tx, sessionEnded, { user })
      return makeKey(ctx, tx, 'reset-password', { user, contact })
    }),
  )
  return { success: true, data: { hash: key } }
}
