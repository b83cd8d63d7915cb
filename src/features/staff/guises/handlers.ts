import { handle } from '#platform/server/http/door.ts'
import * as contract from './contract.ts'
import { beginGuise, endGuise } from './wear.ts'

export const guiseHandlers = [handle(contract.beginGuise, beginGuise), handle(contract.endGuise, endGuise)]
