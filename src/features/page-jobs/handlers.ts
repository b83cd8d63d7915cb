import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listPageJobs } from './list-page-jobs.ts'
import { previewBatch, runBatch } from './run-batch.ts'

export const pageJobHandlers = [
  handle(contract.listPageJobs, listPageJobs),
  handle(contract.previewBatch, previewBatch),
  handle(contract.runBatch, runBatch),
]
