import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'

type Old = { user: string; kind: 'email' | 'phone'; contact: string; change?: string }

/** Tells a confirmed address or number, by a link that is good for seven days, that it is no longer the account’s or will not be. */
export async function tellOldContact(ctx: Context, cause: string, notice: string, old: Old): Promise<void> {
  const person = await recipient(ctx, old.user)
  if (!person) return
  const { user, kind, contact, change } = old
  const of = { user, contact, ...(change && { thing: change }) }
  const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'undo-contact', of))
  const to = { ...person, email: kind === 'email' ? contact : null, phone: kind === 'phone' ? contact : null }
  const link = `/undo-contact-change/${key}`
  await notify(ctx, { cause, to, notice, facts: {}, link, channels: ['mail', 'sms'], prompt: true })
}
