import type { Feature } from '#platform/server/feature.ts'
import { endDueLots, reconcileLedger } from './background.ts'
import { ledgerHandlers } from './handlers.ts'

export const ledger: Feature = {
  calls: ledgerHandlers,
  schedule: [
    { cron: '*/5 * * * *', backfill: 600_000, task: endDueLots },
    { cron: '41 3 * * *', backfill: 86_400_000, task: reconcileLedger },
  ],
  forgets: {
    people: {
      'ledger_postings.by_id': 'kept as work',
      'spending_limits.set_by': 'kept as work',
      'spending_limits.user_id': 'kept as work',
    },
  },
}
