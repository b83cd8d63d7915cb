import type { Feature } from '#platform/server/feature.ts'
import { retentionHandlers } from './handlers.ts'
import { holdHolding } from './holding.ts'
import { runRetention } from './run-retention.ts'

export const retention: Feature = {
  calls: retentionHandlers,
  schedule: [{ cron: '27 2 * * *', backfill: 86_400_000, task: runRetention }],
  holdings: [holdHolding],
  forgets: {
    people: {
      'legal_holds.lifted_by': 'kept as proof',
      'legal_holds.placed_by': 'kept as proof',
      'legal_holds.user_id': 'erased',
    },
    after: {
      'cases.id': {
        'legal_holds.case_id': 'erased',
      },
    },
  },
}
