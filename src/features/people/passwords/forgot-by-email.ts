import { z } from 'zod'
import { findWhoGetsBackIn } from '#features/people/accounts/find-accounts.ts'
import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { mayMail } from '#features/people/accounts/send-rarely.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import type * as contract from './contract.ts'

/**
 * Mails the link, if there is somebody to mail it to: the owner of the address, else the newest account that claims it,
 * which the link then confirms.
 */
export const mailReset = backgroundTask(
  'mail-password-reset',
  z.object({ email: z.string() }),
  async (ctx, { email }) => {
    const to = await findWhoGetsBackIn(ctx.db, email)
    if (!to?.email || !(await mayMail(ctx, to.email))) return
    const contact = to.email
    const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'reset-password', { user: to.id, contact }))
    await notify(ctx, {
      cause: newId(),
      to: { ...to, user: to.id },
      notice: 'reset_password',
      facts: {},
      link: `/forgot-password-email/${key}`,
      channels: ['mail'],
    })
  },
)

/** Only queues the work, whatever the address: neither answer nor time tells whether there is an account. */
export async function askResetByEmail(ctx: Context, { email }: Taken<typeof contract.askResetByEmail>) {
  await ctx.db.transaction().execute((tx) => enqueue(tx, mailReset, { email }))
  return { success: true as const }
}
