import type { Feature } from '#platform/server/feature.ts'
import { endDueLots, reconcileLedger } from './background.ts'
import { ledgerHandlers } from './handlers.ts'

export const ledger: Feature = {
  calls: ledgerHandlers,
  schedule: [
    { cron: '11 * * * *', backfill: 86_400_000, task: endDueLots },
    { cron: '41 3 * * *', backfill: 86_400_000, task: reconcileLedger },
  ],
}
