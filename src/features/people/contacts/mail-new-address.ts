import { z } from 'zod'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { mayMail } from '#features/people/accounts/send-rarely.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { newId } from '#platform/shared/ids.ts'

/** The link goes to the new address; where another account has confirmed it, its holder is told instead. */
export const mailNewAddress = backgroundTask(
  'mail-new-address',
  z.object({ user: z.string(), email: z.string() }),
  async (ctx, { user, email }) => {
    const person = await recipient(ctx, user)
    if (!person || !(await mayMail(ctx, email))) return
    const letter = { cause: newId(), facts: {}, channels: ['mail'] as const }
    const owner = await findOwner(ctx.db, { email })
    if (owner && owner.id !== user) {
      const to = { ...owner, user: owner.id, email }
      return notify(ctx, { ...letter, to, notice: 'address_known', link: '/login' })
    }
    const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'change-email', { user, contact: email }))
    await notify(ctx, { ...letter, to: { ...person, email }, notice: 'change_email', link: `/verify-email/${key}` })
  },
)
