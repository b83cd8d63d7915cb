import type { Feature } from '#platform/server/feature.ts'
import { expireDrops, keepDropsTrue } from './background.ts'
import { mayReadDroppedCv } from './grants.ts'
import { cvDropHandlers } from './handlers.ts'
import { cvDropHolding } from './holding.ts'
import { cvDropReactions } from './reactions.ts'
import { readDroppedCv } from './read-dropped-cv.ts'
import { tellUndropped } from './tell-undropped.ts'

export const cvDrops: Feature = {
  calls: cvDropHandlers,
  reactions: cvDropReactions,
  background: [readDroppedCv, tellUndropped],
  schedule: [
    { cron: '8 * * * *', task: expireDrops },
    { cron: '23 6 * * *', backfill: 86_400_000, task: keepDropsTrue },
  ],
  holdings: [cvDropHolding],
  grants: { cv: mayReadDroppedCv },
  forgets: {
    people: {
      'cv_drop_items.answered_by': 'kept as work',
      'cv_drops.user_id': 'erased',
      'page_drops.changed_by': 'kept as work',
    },
    after: {
      'cv_drops.id': {
        'cv_drop_items.drop_id': 'erased',
      },
      'files.id': {
        'cv_drops.cv_id': 'emptied',
      },
    },
  },
}
