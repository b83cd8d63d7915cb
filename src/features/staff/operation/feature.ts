import type { Feature } from '#platform/server/feature.ts'
import { keepBackupUp, makeBackup, tryBackup } from './backup-tasks.ts'
import { failedTasks } from './failed-tasks.ts'
import { fillMissingOwners } from './fill-missing-owners.ts'
import { operationHandlers } from './handlers.ts'

export const operation: Feature = {
  calls: operationHandlers,
  queues: { work: failedTasks },
  schedule: [
    { cron: '* * * * *', task: keepBackupUp },
    { cron: '43 0 * * *', backfill: 86_400_000, task: makeBackup },
    { cron: '13 3 * * 0', task: tryBackup },
    { cron: '7 4 * * *', backfill: 86_400_000, task: fillMissingOwners },
  ],
}
