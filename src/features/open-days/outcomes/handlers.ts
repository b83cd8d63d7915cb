import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listOutcomes } from './list-outcomes.ts'
import { showDayReport } from './show-report.ts'

export const outcomeHandlers = [
  handle(contract.showDayReport, showDayReport),
  handle(contract.listOutcomes, listOutcomes),
]
