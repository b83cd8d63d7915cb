import type { Feature } from '#platform/server/feature.ts'
import { expireAsked, forgetNames } from './background.ts'
import { externalHandlers } from './handlers.ts'
import { externalHolding } from './holding.ts'
import { externalReactions } from './reactions.ts'

export const externalRecruiters: Feature = {
  calls: externalHandlers,
  reactions: externalReactions,
  schedule: [
    { cron: '33 * * * *', task: expireAsked },
    { cron: '57 3 * * *', backfill: 86_400_000, task: forgetNames },
  ],
  holdings: [externalHolding],
}
