import { makeKey } from '#features/people/accounts/one-time-keys.ts'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { on } from '#platform/server/events/reaction.ts'
import { mergeAsked, mergeDecided } from './events.ts'

export const mergeReactions = [
  on(mergeAsked, 'ask-at-the-address', async (ctx, { id, data: { merge, user } }) => {
    const to = await recipient(ctx, user)
    if (!to?.email) return
    const of = { user, thing: merge, contact: to.email }
    const key = await ctx.db.transaction().execute((tx) => makeKey(ctx, tx, 'merge-accounts', of))
    const link = `/merge-accounts/${key}`
    await notify(ctx, { cause: id, to, notice: 'merge_asked', facts: {}, link, channels: ['mail'], prompt: true })
  }),
  on(mergeDecided, 'tell-the-person', async (ctx, { id, data: { user, confirmed } }) => {
    if (!confirmed) return
    const { merged_into, ...row } = await ctx.db
      .selectFrom('users')
      .select(['id as user', 'name', 'email', 'phone', 'language', 'merged_into'])
      .where('id', '=', user)
      .executeTakeFirstOrThrow()
    // whoever reads at the address of the account that went is told as whoever owns the mailbox
    const to = merged_into ? { ...row, user: null } : row
    const notice = merged_into ? 'account_merged_away' : 'accounts_merged'
    await notify(ctx, { cause: id, to, notice, facts: {}, link: '/login', channels: ['bell', 'mail'], prompt: true })
  }),
]
