import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { on } from '#platform/server/events/reaction.ts'
import { secondFactorChanged } from './events.ts'

export const secondFactorReactions = [
  on(secondFactorChanged, 'tell-the-person', async (ctx, { id, data }) => {
    const to = await recipient(ctx, data.user)
    const notice = `second_factor_${data.what}`
    if (to)
      await notify(ctx, { cause: id, to, notice, facts: {}, link: '/settings/security', channels: ['bell', 'mail'] })
  }),
]
