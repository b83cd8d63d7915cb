import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { reportThread } from './report-thread.ts'
import { reportCompany, reportJob } from './send-complaint.ts'

export const complaintHandlers = [
  handle(contract.reportJob, reportJob),
  handle(contract.reportCompany, reportCompany),
  handle(contract.reportThread, reportThread),
]
