import type { Feature } from '#platform/server/feature.ts'
import { endDueOffers, remindVisitors } from './background.ts'
import { mayReadVisitorCv } from './grants.ts'
import { visitHandlers } from './handlers.ts'
import { visitHolding } from './holding.ts'
import { visitReactions } from './reactions.ts'

export const visits: Feature = {
  calls: visitHandlers,
  reactions: visitReactions,
  schedule: [
    { cron: '*/5 * * * *', task: endDueOffers },
    { cron: '*/10 * * * *', task: remindVisitors },
  ],
  holdings: [visitHolding],
  grants: { cv: mayReadVisitorCv },
  forgets: {
    people: {
      'day_visits.checked_in_by': 'kept as work',
      'day_visits.invited_by': 'kept as work',
      'day_visits.user_id': 'erased',
      'open_day_parties.user_id': 'erased',
    },
    after: {
      'cv_drop_items.id': {
        'day_visits.drop_item_id': 'emptied',
      },
      'day_visits.id': {
        'day_visits.first_visit_id': 'erased',
      },
      'files.id': {
        'day_visits.cv_id': 'emptied',
      },
      'open_day_parties.id': {
        'day_visits.group_id': 'erased',
      },
    },
  },
}
