import { newsletterStopped } from '#features/people/subscriptions/events.ts'
import { on } from '#platform/server/events/reaction.ts'

export const newsletterReactions = [
  on(newsletterStopped, 'count-unsubscribed', async (ctx, { data: { reader, newsletter } }) => {
    await ctx.db
      .updateTable('newsletter_letters')
      .set({ unsubscribed_at: ctx.now() })
      .where('newsletter_id', '=', newsletter)
      .where('reader_id', '=', reader)
      .where('unsubscribed_at', 'is', null)
      .execute()
  }),
]
