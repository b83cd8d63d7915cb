import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { on } from '#platform/server/events/reaction.ts'
import { passwordChanged } from './events.ts'

export const passwordReactions = [
  on(passwordChanged, 'tell-the-person', async (ctx, { id, data }) => {
    const to = await recipient(ctx, data.user)
    const notice = data.how === 'created' ? 'password_created' : 'password_changed'
    if (to)
      await notify(ctx, {
        cause: id,
        to,
        notice,
        facts: {},
        link: '/forgot-password',
        channels: ['bell', 'mail', 'sms'],
      })
  }),
]
