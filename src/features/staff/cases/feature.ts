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
}
