import type { Feature } from '#platform/server/feature.ts'
import { forgetOldBulkDrops } from './background.ts'
import { mayReadBulkFile } from './grants.ts'
import { bulkDropHandlers } from './handlers.ts'
import { readBulkItem } from './read-item.ts'

export const bulkDrops: Feature = {
  calls: bulkDropHandlers,
  background: [readBulkItem],
  schedule: [{ cron: '43 4 * * *', backfill: 86_400_000, task: forgetOldBulkDrops }],
  grants: { cv: mayReadBulkFile },
  forgets: {
    people: {
      'bulk_drops.by_id': 'kept as work',
      'bulk_items.by_id': 'kept as work',
    },
    after: {
      'files.id': {
        'bulk_items.file_id': 'emptied',
      },
    },
  },
}
