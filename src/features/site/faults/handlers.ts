import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listFaults, reportFault } from './faults.ts'

export const faultHandlers = [handle(contract.reportFault, reportFault), handle(contract.listFaults, listFaults)]
