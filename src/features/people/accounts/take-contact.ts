import { clearBounce } from '#features/site/notifications/bounces.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { bringNames, NameTaken, takeName } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import { newId } from '#platform/shared/ids.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { contactChanged, phoneVerified } from './events.ts'
import { findOwner } from './find-accounts.ts'
import { voidKeys } from './one-time-keys.ts'

export type NewContact = { kind: 'email' | 'phone'; contact: string }

/**
 * An address or number that a link or code has just proved becomes the account's. What was confirmed before is remembered,
 * so that its holder can be told and may undo it.
 * @throws Refused address_taken
 */
export async function takeContact(ctx: Context, tx: Tx, user: string, { kind, contact }: NewContact): Promise<void> {
  const row = await tx
    .selectFrom('users')
    .select(['email', 'phone', 'email_verified_at', 'phone_verified_at'])
    .where('id', '=', user)
    .where('state', '!=', 'erased')
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new Refused('link_expired')
  const owner = await findOwner(tx, { [kind]: contact })
  if (owner && owner.id !== user) throw new Refused('address_taken')
  await takeAddress(tx, kind, contact, user)
  const now = ctx.now()
  if (kind === 'email') await clearBounce(tx, contact)
  const [old, provedAt] = kind === 'email' ? [row.email, row.email_verified_at] : [row.phone, row.phone_verified_at]
  await tx
    .updateTable('users')
    .set(
      kind === 'email'
        ? { email: contact, email_verified_at: now }
        : { phone: contact, phone_verified_at: provedAt && old === contact ? provedAt : now },
    )
    .where('id', '=', user)
    .execute()
  await bringNames(tx, user, kind)
  if (old?.toLowerCase() === contact.toLowerCase()) {
    if (kind === 'phone' && !provedAt) await emit(ctx, tx, phoneVerified, { user })
    return
  }
  // links that went to the old address prove nothing about the new one
  await voidKeys(ctx, tx, user, ['verify-email', 'change-email', 'sign-in', 'reset-password', 'create-password'])
  const id = newId()
  const change = { id, user_id: user, kind, old_contact: provedAt ? old : null, new_contact: contact, at: now }
  await tx.insertInto('contact_changes').values(change).execute()
  await emit(ctx, tx, contactChanged, { user, change: id })
}

/** Of two who confirm an address at the same moment the second waits for the first here. @throws Refused address_taken */
export async function takeAddress(tx: Tx, kind: 'email' | 'phone', contact: string, user: string): Promise<void> {
  if (!(await takeName(tx, kind, contact.toLowerCase(), user))) throw new Refused('address_taken')
}

/** The same where accounts are written at once, or where a process of the version before is the first: the other is told why. */
export async function refuseTaken<T>(
  work: Promise<T>,
  why: () => Refused | Promise<Refused> = () => new Refused('address_taken'),
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string }
    const isTaken = error instanceof NameTaken || (code === '23505' && constraint?.startsWith('users_confirmed_'))
    throw isTaken ? await why() : error
  }
}
