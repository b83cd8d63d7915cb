import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { showWholeJob } from './show-job.ts'
import { showPageTies } from './show-page-ties.ts'

export const wholeJobHandlers = [
  handle(contract.showWholeJob, showWholeJob),
  handle(contract.showPageTies, showPageTies),
]
