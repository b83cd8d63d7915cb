import type { Feature } from '#platform/server/feature.ts'
import { lobbyHandlers } from './handlers.ts'
import { lobbyHolding } from './holding.ts'

export const lobby: Feature = {
  calls: lobbyHandlers,
  holdings: [lobbyHolding],
  forgets: {
    after: {
      'day_visits.id': {
        'lobby_reports.visit_id': 'erased',
      },
      'messages.id': {
        'lobby_reports.message_id': 'erased',
      },
    },
  },
}
