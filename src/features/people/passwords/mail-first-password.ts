import { z } from 'zod'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { mayMail } from '#features/people/accounts/send-rarely.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import { newId } from '#platform/shared/ids.ts'

/** Mails the link that chooses a first password; imported candidates and accounts of other sites have none. */
export const mailFirstPassword = backgroundTask(
  'mail-first-password',
  z.object({ user: z.string() }),
  async (ctx, { user }) => {
    const to = await recipient(ctx, user)
    if (!to?.email || !(await mayMail(ctx, to.email))) return
    const contact = to.email
    const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'create-password', { user, contact }))
    const link = `/create-password?key=${key}`
    await notify(ctx, { cause: newId(), to, notice: 'create_password', facts: {}, link, channels: ['mail'] })
  },
)
