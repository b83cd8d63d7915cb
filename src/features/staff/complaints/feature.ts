import type { Feature } from '#platform/server/feature.ts'
import { complaintHandlers } from './handlers.ts'
import { complaintHolding } from './holding.ts'
import { complaintReactions } from './reactions.ts'

export const complaints: Feature = {
  calls: complaintHandlers,
  reactions: complaintReactions,
  holdings: [complaintHolding],
  forgets: {
    people: {
      'complaints.person_id': 'erased',
      'complaints.reporter_id': 'emptied',
      'complaints.reporter_key': 'kept as proof',
    },
    after: {
      'cases.id': {
        'complaints.case_id': 'erased',
      },
      'threads.id': {
        'complaints.thread_id': 'emptied',
      },
    },
  },
}
