import { notify } from '#features/notifications/notify.ts'
import { recipient } from '#features/notifications/recipients.ts'
import { on } from '#platform/server/events/reaction.ts'
import { joinAsked, memberLetIn } from './events.ts'
import { teamWith } from './team.ts'

export const pageReactions = [
  on(joinAsked, 'ask-the-owners', async (ctx, { id, data: { page, user } }) => {
    const asking = await recipient(ctx, user)
    const { name } = await ctx.db.selectFrom('pages').select('name').where('id', '=', page).executeTakeFirstOrThrow()
    if (!asking) return
    for (const to of await teamWith(ctx, page, 'page.members'))
      await notify(ctx, {
        cause: id,
        to,
        notice: 'join_asked',
        topic: 'team',
        facts: { name: asking.name, page: name },
        link: '/my-pages',
        channels: ['bell', 'mail'],
      })
  }),
  on(memberLetIn, 'welcome', async (ctx, { id, data: { page, user } }) => {
    const to = await recipient(ctx, user)
    const { name } = await ctx.db.selectFrom('pages').select('name').where('id', '=', page).executeTakeFirstOrThrow()
    if (to)
      await notify(ctx, {
        cause: id,
        to,
        notice: 'let_in',
        topic: 'team',
        facts: { page: name },
        link: '/my-pages',
        channels: ['bell', 'mail'],
      })
  }),
]
