import { sessionEnded } from '#features/people/accounts/events.ts'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { makeKey, readKey, spendKey, voidKeys } from '#features/people/accounts/one-time-keys.ts'
import { endSessions } from '#features/people/accounts/sessions.ts'
import { refuseTaken, takeAddress } from '#features/people/accounts/take-contact.ts'
import type { Context } from '#platform/server/context.ts'
import { bringNames } from '#platform/server/db/names.ts'
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
  const { user_id, contact } = await readKey(ctx, 'undo-contact', hash)
  if (!user_id || !contact) throw new Refused('link_expired')
  const kind = kindOf(contact)
  const now = await ctx.db.selectFrom('users').select(kind).where('id', '=', user_id).executeTakeFirstOrThrow()
  return { success: true, data: { kind, contact, changed: now[kind] !== contact } }
}

/**
 * Brings the old address or number back, which the link that went there proves, or keeps it where the change was only asked for. Whoever changed it may know the password:
 * every session ends, and a new password is chosen next. @throws Refused link_expired · address_taken
 */
export async function undoChange(
  ctx: Context,
  { hash }: Taken<typeof contract.undoChange>,
): Promise<Given<typeof contract.undoChange>> {
  const key = await refuseTaken(
    ctx.db.transaction().execute(async (tx) => {
      const { user_id: user, thing_id: change, contact } = await spendKey(ctx, tx, 'undo-contact', hash)
      if (!user || !contact) throw new Refused('link_expired')
      const kind = kindOf(contact)
      const owner = await findOwner(tx, { [kind]: contact })
      if (owner && owner.id !== user) throw new Refused('address_taken')
      await takeAddress(tx, kind, contact, user)
      const now = ctx.now()
      const back =
        kind === 'email' ? { email: contact, email_verified_at: now } : { phone: contact, phone_verified_at: now }
      await tx.updateTable('users').set(back).where('id', '=', user).execute()
      await bringNames(tx, user, kind)
      await endSessions(tx, user)
      await voidKeys(ctx, tx, user, [
        'change-email',
        'verify-email',
        'sign-in',
        'reset-password',
        'create-password',
        'undo-contact',
      ])
      await emit(ctx, tx, contactBroughtBack, { user, change })
      await emit(ctx, tx, sessionEnded, { user })
      return makeKey(ctx, tx, 'reset-password', { user, contact })
    }),
  )
  return { success: true, data: { hash: key } }
}

const kindOf = (contact: string) => (contact.includes('@') ? 'email' : 'phone')
