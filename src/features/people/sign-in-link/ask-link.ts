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

/** Mails the link to whoever owns the address, else to the newest account that claims it. */
export const mailSignInLink = backgroundTask(
  'mail-sign-in-link',
  z.object({ email: z.string() }),
  async (ctx, { email }) => {
    const to = await findWhoGetsBackIn(ctx.db, email)
    if (!to?.email || !(await mayMail(ctx, to.email))) return
    const contact = to.email
    const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'sign-in', { user: to.id, contact }))
    await notify(ctx, {
      cause: newId(),
      to: { ...to, user: to.id },
      notice: 'sign_in_link',
      facts: {},
      link: `/login-by-url?key=${key}`,
      channels: ['mail'],
    })
  },
)

/** Only queues the work: neither answer nor time tells whether there is an account. */
export async function askSignInLink(ctx: Context, { email }: Taken<typeof contract.askSignInLink>) {
  await ctx.db.transaction().execute((tx) => enqueue(tx, mailSignInLink, { email }))
  return { success: true as const }
}
