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
  forgets: {
    people: {
      'import_settings.changed_by': 'kept as work',
      'imported_candidates.added_by': 'kept as work',
      'imported_candidates.user_id': 'emptied',
    },
    after: {
      'files.id': {
        'imported_candidates.cv_id': 'emptied',
        'imported_candidates.picture_id': 'emptied',
        'imported_versions.cv_id': 'emptied',
      },
    },
  },
}
