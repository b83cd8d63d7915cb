import type { Feature } from '#platform/server/feature.ts'
import { forgetOldPrints } from './background.ts'
import { formatChosen } from './format-chosen.ts'
import { cvFormattingHandlers } from './handlers.ts'
import { cvFormattingHolding } from './holding.ts'

export const cvFormatting: Feature = {
  calls: cvFormattingHandlers,
  background: [formatChosen],
  schedule: [{ cron: '33 3 * * *', backfill: 86_400_000, task: forgetOldPrints }],
  holdings: [cvFormattingHolding],
  forgets: {
    people: {
      'cv_downloads.by_id': 'kept as work',
      'cv_downloads.user_id': 'erased',
      'cv_links.made_by': 'kept as work',
      'formatted_cvs.made_by': 'kept as work',
      'formatted_cvs.user_id': 'erased',
    },
    after: {
      'files.id': {
        'cv_downloads.file_id': 'emptied',
        'formatted_cvs.file_id': 'emptied',
      },
      'formatted_cvs.id': {
        'cv_downloads.formatted_id': 'emptied',
        'cv_links.formatted_id': 'erased',
      },
    },
  },
}
