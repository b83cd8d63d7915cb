import { contactChanged } from '#features/people/accounts/events.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { type Happened, on } from '#platform/server/events/reaction.ts'

export const contactReactions = [on(contactChanged, 'tell-the-old-address', tellOldContact)]

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
