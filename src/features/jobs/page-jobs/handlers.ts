import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listPageJobs } from './list-page-jobs.ts'
import { previewBatch, runBatch } from './run-batch.ts'
import { showPostPermission } from './show-post-permission.ts'

export const pageJobHandlers = [
  handle(contract.listPageJobs, listPageJobs),
  handle(contract.showPostPermission, showPostPermission),
  handle(contract.previewBatch, previewBatch),
  handle(contract.runBatch, runBatch),
]
