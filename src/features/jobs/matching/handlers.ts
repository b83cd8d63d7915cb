import { handle } from '#platform/server/http/door.ts'
import * as contract from './fit-contract.ts'
import { listFittingJobs } from './list-fitting-jobs.ts'

export const matchingHandlers = [handle(contract.listFittingJobs, listFittingJobs)]
