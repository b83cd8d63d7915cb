import type { Feature } from '#platform/server/feature.ts'
import { sharingHandlers } from './handlers.ts'
import { sharingHolding } from './holding.ts'

export const sharing: Feature = {
  calls: sharingHandlers,
  holdings: [sharingHolding],
  forgets: {
    people: {
      'share_links.sharer_id': 'emptied',
    },
  },
}
