import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { listVisits, registerVisit } from './visits.ts'

export const insightHandlers = [handle(contract.registerVisit, registerVisit), handle(contract.listVisits, listVisits)]
