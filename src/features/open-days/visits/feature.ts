import type { Feature } from '#platform/server/feature.ts'
import { endDueOffers, remindVisitors } from './background.ts'
import { mayReadVisitorCv } from './grants.ts'
import { visitHandlers } from './handlers.ts'
import { visitHolding } from './holding.ts'
import { visitReactions } from './reactions.ts'

export const visits: Feature = {
  calls: visitHandlers,
  reactions: visitReactions,
  schedule: [
    { cron: '*/5 * * * *', task: endDueOffers },
    { cron: '*/10 * * * *', task: remindVisitors },
  ],
  holdings: [visitHolding],
  grants: { cv: mayReadVisitorCv },
}
