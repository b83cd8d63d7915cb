import type { Feature } from '#platform/server/feature.ts'
import { caseHandlers } from './handlers.ts'
import { appealHolding } from './holding.ts'
import { appealQueue, reportQueue } from './queues.ts'
import { caseReactions } from './reactions.ts'

export const cases: Feature = {
  calls: caseHandlers,
  reactions: caseReactions,
  holdings: [appealHolding],
  queues: { reports: reportQueue, appeals: appealQueue },
  forgets: {
    people: {
      'case_appeals.user_id': 'emptied',
      'case_decisions.decided_by': 'kept as proof',
      'cases.person_id': 'erased',
    },
    after: {
      'case_appeals.id': {
        'case_decisions.appeal_id': 'erased',
      },
      'cases.id': {
        'case_appeals.case_id': 'erased',
        'case_decisions.case_id': 'erased',
      },
    },
  },
}
