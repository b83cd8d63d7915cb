import type { Feature } from '#platform/server/feature.ts'
import { endInvitations, endKeeping } from './background.ts'
import { mayReadImported } from './grants.ts'
import { importHandlers } from './handlers.ts'
import { importHolding } from './holding.ts'
import { importReactions } from './reactions.ts'

export const imports: Feature = {
  calls: importHandlers,
  reactions: importReactions,
  schedule: [
    { cron: '38 * * * *', task: endInvitations },
    { cron: '13 4 * * *', backfill: 86_400_000, task: endKeeping },
  ],
  holdings: [importHolding],
  grants: { cv: mayReadImported, 'imported-picture': mayReadImported },
}
