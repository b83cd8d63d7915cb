import { contactChanged } from '#features/accounts/events.ts'
import { findOwner } from '#features/accounts/find-accounts.ts'
import { makeKey } from '#features/accounts/one-time-keys.ts'
import { mayMail } from '#features/accounts/send-rarely.ts'
import { notify } from '#features/notifications/notify.ts'
import { recipient } from '#features/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { type Happened, on } from '#platform/server/events/reaction.ts'
import { emailChangeAsked } from './events.ts'

export const contactReactions = [
  on(emailChangeAsked, 'confirm-new-address', mailNewAddress),
  on(contactChanged, 'tell-the-old-address', tellOldContact),
]

/** The link goes to the new address; where another account has confirmed it, its holder is told instead. */
async function mailNewAddress(ctx: Context, { id, data }: Happened<{ user: string; email: string }>) {
  const person = await recipient(ctx, data.user)
  if (!person || !(await mayMail(ctx, data.email))) return
  const owner = await findOwner(ctx.db, data)
  if (owner && owner.id !== data.user) {
    const to = { ...owner, user: owner.id, email: data.email }
    await notify(ctx, { cause: id, to, notice: 'account_known', facts: {}, link: '/login', channels: ['mail'] })
    return
  }
  const key = await ctx.db
    .transaction()
    .execute((tx) => makeKey(ctx, tx, 'change-email', { user: data.user, contact: data.email }))
  const to = { ...person, email: data.email }
  await notify(ctx, {
    cause: id,
    to,
    notice: 'change_email',
    facts: {},
    link: `/verify-email/${key}`,
    channels: ['mail'],
  })
}

/** Whoever held the confirmed address or number before is told there, and may bring it back for seven days. */
async function tellOldContact(ctx: Context, { id, data }: Happened<{ user: string; change: string }>) {
  const person = await recipient(ctx, data.user)
  const change = await ctx.db.selectFrom('contact_changes').selectAll().where('id', '=', data.change).executeTakeFirst()
  if (!person || !change?.old_contact) return
  const { kind, old_contact: old } = change
  const of = { user: data.user, thing: change.id, contact: old }
  const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'undo-contact', of))
  const to = { ...person, email: kind === 'email' ? old : null, phone: kind === 'phone' ? old : null }
  const link = `/undo-contact-change/${key}`
  await notify(ctx, { cause: id, to, notice: `contact_changed_${kind}`, facts: {}, link, channels: ['mail', 'sms'] })
}
