import type { Feature } from '#platform/server/feature.ts'
import { accountHandlers } from './handlers.ts'
import { accountHolding } from './holding.ts'
import { accountReactions } from './reactions.ts'

export const accounts: Feature = {
  calls: accountHandlers,
  reactions: accountReactions,
  topics: { user: async (ctx, id) => ctx.me?.id === id },
  holdings: [accountHolding],
}
