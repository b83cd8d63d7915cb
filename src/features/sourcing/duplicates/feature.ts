import type { Feature } from '#platform/server/feature.ts'
import { endMerges, keyImported } from './background.ts'
import { duplicateHandlers } from './handlers.ts'

export const duplicates: Feature = {
  calls: duplicateHandlers,
  background: [keyImported],
  schedule: [
    { cron: '33 4 * * *', backfill: 86_400_000, task: endMerges },
    { cron: '*/10 * * * *', task: keyImported },
  ],
  forgets: {
    people: {
      'import_distinct.by_id': 'kept as work',
      'import_merges.by_id': 'kept as work',
    },
  },
}
