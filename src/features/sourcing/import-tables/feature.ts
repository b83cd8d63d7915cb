import type { Feature } from '#platform/server/feature.ts'
import { forgetOldTables } from './background.ts'
import { checkRows } from './check-table.ts'
import { importTableHandlers } from './handlers.ts'
import { makeRows } from './make-rows.ts'
import { undoRows } from './undo-table.ts'

export const importTables: Feature = {
  calls: importTableHandlers,
  background: [checkRows, makeRows, undoRows],
  schedule: [{ cron: '53 4 * * *', backfill: 86_400_000, task: forgetOldTables }],
  forgets: {
    people: {
      'import_tables.by_id': 'kept as work',
    },
    after: {
      'files.id': {
        'import_tables.file_id': 'emptied',
      },
    },
  },
}
