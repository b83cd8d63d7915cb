import type { Feature } from '#platform/server/feature.ts'
import { forgetOldSessions } from './background.ts'
import { accountHandlers } from './handlers.ts'
import { accountHolding } from './holding.ts'
import { accountReactions } from './reactions.ts'

export const accounts: Feature = {
  calls: accountHandlers,
  reactions: accountReactions,
  schedule: [{ cron: '17 3 * * *', backfill: 86_400_000, task: forgetOldSessions }],
  topics: { user: async (ctx, id) => ctx.me?.id === id },
  holdings: [accountHolding],
}
