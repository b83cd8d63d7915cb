import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { on } from '#platform/server/events/reaction.ts'
import { identityChanged } from './events.ts'
import { type ProviderId, providerNames } from './identity.ts'

export const providerReactions = [
  on(identityChanged, 'tell-the-person', async (ctx, { id, data: { user, what, provider } }) => {
    const to = await recipient(ctx, user)
    if (!to) return
    await notify(ctx, {
      cause: id,
      to,
      notice: `identity_${what}`,
      facts: { provider: providerNames[provider as ProviderId] },
      link: '/settings/security',
      channels: ['bell', 'mail'],
    })
  }),
]
