import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { on } from '#platform/server/events/reaction.ts'
import { passkeyChanged } from './events.ts'

export const passkeyReactions = [
  on(passkeyChanged, 'tell-the-person', async (ctx, { id, data: { user, what, name } }) => {
    const to = await recipient(ctx, user)
    if (!to || what === 'named') return
    await notify(ctx, {
      cause: id,
      to,
      notice: `passkey_${what}`,
      facts: { name },
      link: '/settings/security',
      channels: ['bell', 'mail'],
    })
  }),
]
