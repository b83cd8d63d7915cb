import { accountRegistered } from '#features/people/accounts/events.ts'
import { on } from '#platform/server/events/reaction.ts'
import { recordConsent } from './consents.ts'

export const subscriptionReactions = [
  on(accountRegistered, 'record-terms', async (ctx, { data: { user } }) => {
    const known = await ctx.db
      .selectFrom('consents')
      .select('id')
      .where('user_id', '=', user)
      .where('what', '=', 'terms')
      .executeTakeFirst()
    if (!known) await recordConsent(ctx, ctx.db, { user, what: 'terms', given: true, source: 'registration' })
  }),
]
