import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { type Happened, on } from '#platform/server/events/reaction.ts'
import { mailTried } from './events.ts'

export const mailBounceReactions = [on(mailTried, 'mail-to-see-whether-it-arrives', mailToSee)]

async function mailToSee(ctx: Context, { id, data }: Happened<{ user: string }>) {
  const to = await recipient(ctx, data.user)
  if (to)
    await notify(ctx, { cause: id, to, notice: 'reached_again', facts: {}, link: '/settings', channels: ['mail'] })
}
