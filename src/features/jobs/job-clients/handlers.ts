import { handle } from '#platform/server/http/door.ts'
import { answerClientJob, answerOwnClientJob, showClientJob, showOwnClientJob } from './answer-as-client.ts'
import * as contract from './contract.ts'
import { listClientJobs } from './list-client-jobs.ts'

export const jobClientHandlers = [
  handle(contract.showClientJob, showClientJob),
  handle(contract.answerClientJob, answerClientJob),
  handle(contract.listClientJobs, listClientJobs),
  handle(contract.showOwnClientJob, showOwnClientJob),
  handle(contract.answerOwnClientJob, answerOwnClientJob),
]
